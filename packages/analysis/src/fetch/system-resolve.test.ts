import { expect, test } from "vitest";
import { systemResolve } from "./system-resolve";

test("answers with every address and its family", async () => {
  const answers = await systemResolve("localhost");
  expect(answers.length).toBeGreaterThan(0);
  for (const { address, family } of answers) expect(address.includes(":") ? 6 : 4).toBe(family);
});
