// pnpm egress-cases FILE: whether the guard lets through and refuses what a file of cases says it should.
import { resolve } from "node:path";
import { type EgressCase, readCases } from "./egress/read-cases";
import { runCase } from "./egress/run-case";
import { callerFolder } from "./env";

const say = (line: string) => process.stderr.write(`${line}\n`);

function casesOf(file: string | undefined): EgressCase[] | undefined {
  if (file === undefined) {
    say("usage: pnpm egress-cases FILE");
    return undefined;
  }
  try {
    return readCases(resolve(callerFolder, file));
  } catch (error) {
    say(`${file} can't be used: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const cases = casesOf(process.argv[2]);
if (cases === undefined) process.exitCode = 2;
else {
  const failed: { id: string; expected: string; got: string }[] = [];
  for (const each of cases) {
    const { passed, got } = await runCase(each);
    const expected = each.expected === "allowed" ? "allowed" : `blocked: ${each.reason}`;
    if (!passed) failed.push({ id: each.id, expected, got });
  }
  process.stdout.write(`${JSON.stringify({ passed: cases.length - failed.length, failed })}\n`);
  if (failed.length > 0) process.exitCode = 1;
}
