import { callerFolder } from "./env";

/** What a command has of the world beside its arguments. */
export interface Terminal {
  /** Where the command was typed; files named in the arguments are looked for from here. */
  readonly folder: string;
  /** Writes a line of the outcome. */
  print(line: string): void;
  /** Writes a line for whoever typed the command. */
  complain(line: string): void;
}

/** The real one: stdout and stderr. */
export const terminal: Terminal = {
  folder: callerFolder,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};
