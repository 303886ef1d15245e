import { resolve } from "node:path";
import type { Terminal } from "../terminal";
import { type EgressCase, readCases } from "./read-cases";
import { runCase } from "./run-case";

/**
 * Says whether the guard lets through and refuses what a file of cases says it should.
 *
 * @param args the file's name
 * @returns the exit code: 0 as it should be, 1 some case is judged differently, 2 no cases to judge.
 */
export async function judgeCases([file]: readonly string[], terminal: Terminal): Promise<number> {
  const cases = casesOf(file, terminal);
  if (cases === undefined) return 2;
  const failed: { id: string; expected: string; got: string }[] = [];
  for (const each of cases) {
    const { passed, got } = await runCase(each);
    const expected = each.expected === "allowed" ? "allowed" : `blocked: ${each.reason}`;
    if (!passed) failed.push({ id: each.id, expected, got });
  }
  terminal.print(JSON.stringify({ passed: cases.length - failed.length, failed }));
  return failed.length > 0 ? 1 : 0;
}

function casesOf(file: string | undefined, { folder, complain }: Terminal): EgressCase[] | undefined {
  if (file === undefined) {
    complain("usage: pnpm egress-cases FILE");
    return undefined;
  }
  try {
    return readCases(resolve(folder, file));
  } catch (error) {
    complain(`${file} can't be used: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
