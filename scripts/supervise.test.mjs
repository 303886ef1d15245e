// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { keepRunning, pauseAfter } from "./keep-running.mjs";
import { launch } from "./launch.mjs";
import { worthShowing } from "./log.mjs";
import { slowness } from "./slowness.mjs";
import { testLimits } from "./test-limits.mjs";

const { condition } = testLimits(slowness());

const folder = mkdtempSync(join(tmpdir(), "marque-supervise-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string} source @returns {string} */
const program = (name, source) => {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
};

it("pauses longer after every death, ten seconds at most", () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([1, 2, 4, 8, 10, 10]);
});

it("starts again what ends unasked, says so, and leaves alone what was told to stop", async () => {
  /** @type {((how: string) => void)[]} */
  const ends = [];
  /** @type {string[]} */
  const said = [];
  const start = () => {
    /** @type {Promise<string>} */
    const ended = new Promise((end) => ends.push(end));
    return { ended, stop: async () => ends.at(-1)?.("told to"), kill: () => undefined };
  };
  const service = await keepRunning("api", start, { say: (line) => said.push(line), secondInMilliseconds: 1 });
  ends[0]?.("exit code 1");
  await vi.waitFor(() => expect(ends).toHaveLength(2), condition);
  expect(said).toEqual(["api ended unexpectedly (exit code 1). Starting it again in 1 s."]);
  expect(service.deaths()).toBe(1);
  await service.stop();
  expect(ends).toHaveLength(2);
});

it("stops what does not hear after its patience", async () => {
  const file = program(
    "deaf.mjs",
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); import("node:fs").then((fs) => fs.writeFileSync("up", ""));',
  );
  const running = launch({ name: "deaf", file, cwd: folder, env: process.env, patienceSeconds: 0.2 });
  await vi.waitFor(() => expect(existsSync(join(folder, "up"))).toBe(true), condition);
  await running.stop();
  expect(await running.ended).toBe("signal SIGKILL");
});

it("takes its children along when it is killed", async () => {
  const child = program("child.mjs", "setInterval(() => {}, 1000); console.log(process.pid);");
  const parent = program(
    "parent.mjs",
    `import { launch } from ${JSON.stringify(new URL("launch.mjs", import.meta.url).href)};
     launch({ name: "child", file: ${JSON.stringify(child)}, cwd: "/", env: process.env, patienceSeconds: 1 });`,
  );
  const supervisor = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise((first) => supervisor.stdout.once("data", (text) => first(String(text))));
  const pid = Number(line.replace("child: ", ""));
  supervisor.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), condition);
});

it.each([
  { line: '{"level":30,"msg":"request"}', shown: undefined },
  { line: '{"level":40,"msg":"slow"}', shown: "slow" },
  { line: '{"level":50,"msg":"failed","err":{"message":"no space"}}', shown: "failed: no space" },
  { line: "Ready", shown: undefined },
  { line: "{ not JSON", shown: undefined },
])("shows of $line: $shown", ({ line, shown }) => {
  expect(worthShowing(line)).toBe(shown);
});
