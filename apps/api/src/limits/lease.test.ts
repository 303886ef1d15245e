import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";
import { leaseFrom } from "./lease";

const shared = (points: number) => new RateLimiterMemory({ points, duration: 60 });
const grants = (all: readonly { granted: boolean }[]) => all.filter(({ granted }) => granted).length;

test.each([1_999, 2_000, 5_003])(
  "processes that take parts of a quota of %i give all of it, and no more",
  async (quota) => {
    const limiter = shared(quota);
    const processes = [leaseFrom(limiter, quota), leaseFrom(limiter, quota)];
    const taken = await Promise.all(
      Array.from({ length: quota + 500 }, (_, index) => processes[index % 2]?.take("ada") ?? { granted: true }),
    );
    expect(grants(taken)).toBe(quota);
  },
);

test("a part is asked for once, however many want of it at once, and what is left of it needs no question", async () => {
  const limiter = shared(10_000);
  const asked = vi.spyOn(limiter, "consume");
  const leases = leaseFrom(limiter, 10_000);
  const taken = await Promise.all(Array.from({ length: 25 }, () => leases.take("ada")));
  expect(asked.mock.calls).toEqual([
    ["ada", 10],
    ["ada", 10],
    ["ada", 10],
  ]);
  expect(taken.map(({ remaining }) => remaining)).toEqual(Array.from({ length: 25 }, (_, index) => 9_999 - index));
});

test("a part is worth nothing after its window, nor after it was forgotten", async () => {
  const limiter = shared(10_000);
  const leases = leaseFrom(limiter, 10_000);
  const { until } = await leases.take("ada");
  const asked = vi.spyOn(limiter, "consume");
  vi.spyOn(Date, "now").mockReturnValueOnce(until + 1);
  await leases.take("ada");
  expect(asked).toHaveBeenCalledTimes(1);
  leases.forget("ada");
  await leases.take("ada");
  expect(asked).toHaveBeenCalledTimes(2);
});
