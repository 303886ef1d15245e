import { expect, test } from "vitest";
import { CallerError } from "./caller-error";
import { limitWork } from "./limit-work";

test("two at a time are done in order, two more wait, and others are turned away", async () => {
  const limited = limitWork({ atATime: 2, mostWaiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    limited(() => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    });
  const under = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toThrow(CallerError);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await under[0];
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  const sixth = work(6);
  for (let next = 1; next < 5; next += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(next);
    ends[next]?.();
  }
  expect(await Promise.all([...under, sixth])).toEqual([1, 2, 3, 4, 6]);
});

test("work that fails leaves its place to the next", async () => {
  const limited = limitWork({ atATime: 1, mostWaiting: 0 });
  await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await limited(async () => "yes")).toBe("yes");
});
