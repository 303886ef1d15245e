import { expect, test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { newBrand } from "./operations";

for (const door of DOORS)
  test(`of twenty creates of one id at once at ${door.name}, one wins and nineteen conflict`, async () => {
    const input = newBrand({ competitors: ["Tallywren"], prompts: ["best coffee subscription"] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call("POST", `${door.url()}/brands`, { json: { ...input, name: `Contender ${index}` } }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toHaveLength(19);
    for (const answer of others) expectError(answer, "conflict", `Brand "${input.id}" already exists.`);
    const kept = await call("GET", `${door.url()}/brands/${input.id}`);
    expect(kept.body).toEqual(winners[0]?.body);
  });
