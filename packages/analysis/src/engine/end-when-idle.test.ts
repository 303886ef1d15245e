import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endWhenIdle } from "./end-when-idle";
import type { Threads } from "./threads";

const IDLE = 1000;
const limits = { signal: new AbortController().signal, deadlineAt: Number.POSITIVE_INFINITY };
const work = { call: { name: "readPage", args: [] } };

let log: string[] = [];
/** Each ends one work under way. */
let finish: (() => void)[] = [];
const start = (): Threads => {
  log.push("start");
  return {
    run: () =>
      new Promise((resolve) => {
        finish.push(() => resolve("done"));
      }),
    ready: async () => void log.push("ready"),
    close: async () => void log.push("close"),
  };
};

beforeEach(() => {
  log = [];
  finish = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("threads start with the first work, end when there was none for a while, and start again", async () => {
  const threads = endWhenIdle(start, IDLE, () => {});
  expect(log).toEqual([]);
  const under = [threads.run(work, limits), threads.run(work, limits)];
  for (const end of finish) {
    await vi.advanceTimersByTimeAsync(2 * IDLE);
    expect(log).toEqual(["start"]);
    end();
  }
  expect(await Promise.all(under)).toEqual(["done", "done"]);
  await vi.advanceTimersByTimeAsync(IDLE - 1);
  expect(log).toEqual(["start"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(["start", "close"]);
  await threads.ready();
  expect(log).toEqual(["start", "close", "start", "ready"]);
});

test("those that are woken are not started again, and end as well when no work comes", async () => {
  const threads = endWhenIdle(start, IDLE, () => {});
  threads.wake();
  threads.wake();
  const one = threads.run(work, limits);
  expect(log).toEqual(["start"]);
  finish[0]?.();
  await one;
  threads.wake();
  await vi.advanceTimersByTimeAsync(IDLE);
  expect(log).toEqual(["start", "close"]);
  threads.wake();
  await vi.advanceTimersByTimeAsync(IDLE);
  expect(log).toEqual(["start", "close", "start", "close"]);
});

test("a close ends them once", async () => {
  const threads = endWhenIdle(start, IDLE, () => {});
  await threads.ready();
  await threads.close();
  await vi.advanceTimersByTimeAsync(IDLE);
  expect(log).toEqual(["start", "ready", "close"]);
});
