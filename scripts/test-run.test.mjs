// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it, vi } from "vitest";
import { markedProcesses } from "./marked-processes.mjs";
import { ROOT } from "./run.mjs";
import { slowness } from "./slowness.mjs";
import { testLimits } from "./test-limits.mjs";

const { condition } = testLimits(slowness());
const here = mkdtempSync(join(tmpdir(), "marque-test-run-"));
afterAll(() => rmSync(here, { recursive: true, force: true }));

/** A run that starts a child for ever, and a PostgreSQL, which has an account and an environment of its own. */
const PROGRAM = `
  import { spawn } from "node:child_process";
  import { once } from "node:events";
  import { mkdtempSync } from "node:fs";
  import { beginTestRun } from ${JSON.stringify(new URL("test-run.mjs", import.meta.url).href)};
  const { folder } = beginTestRun();
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const start = ["--import", "tsx", "prisma/src/embedded/start.fixture.ts", mkdtempSync(folder + "/postgres-")];
  const postgres = spawn(process.execPath, start, { cwd: ${JSON.stringify(ROOT)}, stdio: ["ignore", "pipe", "inherit"] });
  await once(postgres.stdout, "data");
  console.log(folder);
`;

it("leaves neither a process nor a folder behind when it is killed", async () => {
  const program = join(here, "run.mjs");
  writeFileSync(program, PROGRAM);
  const run = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
  const [folder] = await once(createInterface({ input: run.stdout }), "line");
  const commands = markedProcesses(folder).map(({ command }) => command);
  expect(commands).toEqual(
    expect.arrayContaining([expect.stringMatching(/postgres .*-D/), expect.stringMatching(/ -e /)]),
  );
  run.kill("SIGKILL");
  await vi.waitFor(() => expect([markedProcesses(folder), existsSync(folder)]).toEqual([[], false]), condition);
});
