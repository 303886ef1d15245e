import { expect, test } from "vitest";
import { type Audience, createSharing } from "./sharing";

const waiter = (deadlineAt = 1) => {
  const leaving = new AbortController();
  return { signal: leaving.signal, deadlineAt, leave: () => leaving.abort(new Error("left")) };
};

test("work that everybody left is joined by nobody, however long it goes on", async () => {
  const share = createSharing<undefined, string>();
  const first = waiter();
  const never = share("a", first, () => ({ progress: undefined, result: new Promise(() => {}) }));
  first.leave();
  await expect(never.result).rejects.toThrow("left");
  const next = share("a", waiter(), () => ({ progress: undefined, result: Promise.resolve("anew") }));
  expect(await next.result).toBe("anew");
});

test("work is told until when somebody waits, and ended when nobody does", async () => {
  const share = createSharing<Audience, string>();
  const begin = (audience: Audience) => ({ progress: audience, result: new Promise<string>(() => {}) });
  const [one, other] = [waiter(10), waiter(20)];
  const [first, second] = [share("a", one, begin), share("a", other, begin)];
  const audience = first.progress;
  expect([second.progress, audience.deadlineAt()]).toEqual([audience, 20]);
  other.leave();
  await expect(second.result).rejects.toThrow("left");
  expect([audience.deadlineAt(), audience.signal.aborted]).toEqual([10, false]);
  one.leave();
  await expect(first.result).rejects.toThrow("left");
  expect(audience.signal.aborted).toBe(true);
});

test("work that failed is begun anew", async () => {
  const share = createSharing<undefined, string>();
  const fails = share("a", waiter(), () => ({ progress: undefined, result: Promise.reject(new Error("no")) }));
  await expect(fails.result).rejects.toThrow("no");
  const next = share("a", waiter(), () => ({ progress: undefined, result: Promise.resolve("yes") }));
  expect(await next.result).toBe("yes");
});
