import { expect, test } from "vitest";
import { createSingleFlight, type Waiters } from "./single-flight";

const waiter = (deadlineAt = 1) => {
  const leaving = new AbortController();
  return { signal: leaving.signal, deadlineAt, leave: () => leaving.abort(new Error("left")) };
};

test("work that everybody left is joined by nobody, however long it goes on", async () => {
  const singleFlight = createSingleFlight<undefined, string>();
  const first = waiter();
  const never = singleFlight("a", first, () => ({ progress: undefined, result: new Promise(() => {}) }));
  first.leave();
  await expect(never.result).rejects.toThrow("left");
  const next = singleFlight("a", waiter(), () => ({ progress: undefined, result: Promise.resolve("anew") }));
  expect(await next.result).toBe("anew");
});

test("work is told until when somebody waits, and ended when nobody does", async () => {
  const singleFlight = createSingleFlight<Waiters, string>();
  const begin = (waiters: Waiters) => ({ progress: waiters, result: new Promise<string>(() => {}) });
  const [one, other] = [waiter(10), waiter(20)];
  const [first, second] = [singleFlight("a", one, begin), singleFlight("a", other, begin)];
  const waiters = first.progress;
  expect([second.progress, waiters.deadlineAt()]).toEqual([waiters, 20]);
  other.leave();
  await expect(second.result).rejects.toThrow("left");
  expect([waiters.deadlineAt(), waiters.signal.aborted]).toEqual([10, false]);
  one.leave();
  await expect(first.result).rejects.toThrow("left");
  expect(waiters.signal.aborted).toBe(true);
});

test("work that failed is begun anew", async () => {
  const singleFlight = createSingleFlight<undefined, string>();
  const fails = singleFlight("a", waiter(), () => ({ progress: undefined, result: Promise.reject(new Error("no")) }));
  await expect(fails.result).rejects.toThrow("no");
  const next = singleFlight("a", waiter(), () => ({ progress: undefined, result: Promise.resolve("yes") }));
  expect(await next.result).toBe("yes");
});
