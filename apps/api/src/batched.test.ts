import { expect, test } from "vitest";
import { batched } from "./batched";

/** A question that is answered when the test says so. */
function questions() {
  const asked: { keys: readonly string[]; answer: (value: string[]) => void; fail: (error: Error) => void }[] = [];
  const ask = (keys: readonly string[]) =>
    new Promise<string[]>((answer, fail) => {
      asked.push({ keys, answer, fail });
    });
  return { asked, find: batched(ask) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("who asks in one turn of the event loop is asked for together", async () => {
  const { asked, find } = questions();
  const found = Promise.all([find("a"), find("b"), find("a")]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([["a", "b", "a"]]);
  asked[0]?.answer(["A", "B"]);
  expect(await found).toEqual([
    ["A", "B"],
    ["A", "B"],
    ["A", "B"],
  ]);
});

test("who asks while a question is under way gets the answer to a later one", async () => {
  const { asked, find } = questions();
  const first = find("a");
  await turn();
  const second = find("a");
  await turn();
  const third = [find("a"), find("c")];
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([["a"], ["a"]]);
  asked[0]?.answer(["then"]);
  expect(await first).toEqual(["then"]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([["a"], ["a"], ["a", "c"]]);
  asked[1]?.answer(["later"]);
  asked[2]?.answer(["last"]);
  expect(await second).toEqual(["later"]);
  expect(await Promise.all(third)).toEqual([["last"], ["last"]]);
});

test("a question that fails is told to those who were in it, and to nobody else", async () => {
  const { asked, find } = questions();
  const first = find("a");
  const told = expect(first).rejects.toThrow("away");
  await turn();
  asked[0]?.fail(new Error("away"));
  await told;
  const second = find("b");
  await turn();
  asked[1]?.answer(["B"]);
  expect(await second).toEqual(["B"]);
});
