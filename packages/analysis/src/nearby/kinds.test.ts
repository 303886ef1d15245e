import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { sayIn } from "../explain/say";
import { kindCode, kindsOf, mappedMarkets } from "./kinds";

test("every market of the table is one of the atlas where buyers look nearby", () => {
  const atlas = loadAtlas();
  expect(mappedMarkets().filter((id) => atlas.category(id)?.local !== true)).toEqual([]);
  expect(mappedMarkets().length).toBeGreaterThanOrEqual(30);
});

test("every kind is a tag, and has words", () => {
  const kinds = mappedMarkets().flatMap(kindsOf);
  for (const { key, value } of kinds)
    expect([key, value]).toEqual([expect.stringMatching(/^[a-z_:]+$/), expect.stringMatching(/^[a-z_]+$/)]);
  const sentences = kinds.map((kind) => sayIn("en")("rival.mapped", { kind: kindCode(kind), town: "Leeds" }));
  expect(
    sentences.filter((sentence) => !/^OpenStreetMap lists it as an? [a-z -]+ in Leeds \(©/.test(sentence)),
  ).toEqual([]);
});

test("a market without a tag has no kinds", () => {
  expect(kindsOf("crm")).toEqual([]);
});
