import { expect, test } from "vitest";
import type { ResolvedAddress } from "../../world";
import { createSystemResolve } from "./system-resolve";

test("answers with every address and its family", async () => {
  const answers = await createSystemResolve(1)("localhost");
  expect(answers.length).toBeGreaterThan(0);
  for (const { address, family } of answers) expect(address.includes(":") ? 6 : 4).toBe(family);
});

test("names without an answer hold no more threads than they may, and those that came too late are never asked for", async () => {
  const asked: string[] = [];
  let answer: (addresses: ResolvedAddress[]) => void = () => {};
  const silence = new Promise<ResolvedAddress[]>((resolve) => {
    answer = resolve;
  });
  const ask = (hostname: string) => {
    asked.push(hostname);
    return silence;
  };
  const resolve = createSystemResolve(2, ask, 20);
  const first = [resolve("a.com"), resolve("b.com")];
  const late = expect(resolve("c.com")).rejects.toMatchObject({ code: "EAI_AGAIN" });
  await new Promise((wake) => setTimeout(wake, 100));
  expect(asked).toEqual(["a.com", "b.com"]);
  answer([]);
  await Promise.all([...first, late]);
  await resolve("d.com");
  expect(asked).toEqual(["a.com", "b.com", "d.com"]);
});
