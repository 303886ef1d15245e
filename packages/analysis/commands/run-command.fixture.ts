import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Terminal } from "./terminal";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");

/** How a command ended, and what it wrote. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command's work in this process, as if it had been typed in a folder. */
export async function runHere(
  work: (args: readonly string[], terminal: Terminal) => Promise<number>,
  args: readonly string[],
  folder: string,
): Promise<Ended> {
  const ended = { stdout: "", stderr: "" };
  const code = await work(args, {
    folder,
    print: (line) => {
      ended.stdout += `${line}\n`;
    },
    complain: (line) => {
      ended.stderr += `${line}\n`;
    },
  });
  return { code, ...ended };
}

/** Runs a command's file as a person's script runner does: a process of its own, which takes seconds of CPU to start. */
export const runProgram = (file: string, args: readonly string[], folder: string): Promise<Ended> =>
  new Promise((done) => {
    const program = fileURLToPath(new URL(file, import.meta.url));
    execFile(process.execPath, [TSX, program, ...args], { env: { INIT_CWD: folder } }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
