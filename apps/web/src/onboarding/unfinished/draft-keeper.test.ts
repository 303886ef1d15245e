import type { DraftInput } from "@marque/schema";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginBrand, contentOf } from "./begun-brand";
import { DraftKeeper, type Keeping } from "./draft-keeper";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (httpStatus: number) =>
  new TRPCClientError("refused", { result: { error: { code: -32603, message: "refused", data: { httpStatus } } } });
const begun = beginBrand(null, new Set());
const named = (value: string) => contentOf({ ...begun, draft: { ...begun.draft, name: { value, touched: true } } });

/** A keeper with a server that answers as it is told to, in this order, and takes everything after. */
function keeperWith(...answers: (Error | "never")[]) {
  const sent: { name: string; version: number | null }[] = [];
  const states: Keeping[] = [];
  const keeper = new DraftKeeper({
    id: begun.id,
    writer: begun.writer,
    version: 0,
    save: async ({ content, version }: DraftInput) => {
      sent.push({ name: content.name.value, version });
      const answer = answers.shift();
      if (answer === "never") return new Promise(() => {});
      if (answer !== undefined) throw answer;
      return { version: sent.length };
    },
    onState: (state) => states.push(state),
  });
  return { keeper, sent, states };
}

test("what is typed in one go is kept once, and what comes later builds on it", async () => {
  const { keeper, sent, states } = keeperWith();
  for (const name of ["A", "Ac", "Acme"]) keeper.offer(named(name));
  expect(keeper.unkept?.name.value).toBe("Acme");
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ name: "Acme", version: 0 }]);
  expect(keeper.unkept).toBeUndefined();
  keeper.offer(named("Acme Ltd"));
  keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ name: "Acme Ltd", version: 1 });
  expect(states).toEqual(["keeping", "kept", "keeping", "kept"]);
});

test("what could not be kept is tried again, the newest of it", async () => {
  const { keeper, sent, states } = keeperWith(refusal(401), new TypeError("failed to fetch"));
  keeper.offer(named("A"));
  await vi.advanceTimersByTimeAsync(600);
  expect(states.at(-1)).toBe("failed");
  expect(keeper.unkept?.name.value).toBe("A");
  keeper.offer(named("Ac"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ name }) => name)).toEqual(["A", "Ac", "Ac"]);
  expect(states.at(-1)).toBe("kept");
});

test("nothing takes the place of what another page kept until the person says so", async () => {
  const { keeper, sent, states } = keeperWith(refusal(409));
  keeper.offer(named("A"));
  await vi.advanceTimersByTimeAsync(600);
  keeper.offer(named("Ac"));
  keeper.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, states.at(-1)]).toEqual([1, "elsewhere"]);
  keeper.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ name: "Ac", version: null });
  expect(states.at(-1)).toBe("kept");
});

test("a keeper that is stopped keeps nothing more, whatever was on its way", async () => {
  const { keeper, sent } = keeperWith("never");
  keeper.offer(named("A"));
  await vi.advanceTimersByTimeAsync(600);
  keeper.offer(named("Ac"));
  keeper.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(keeper.unkept).toBeUndefined();
});
