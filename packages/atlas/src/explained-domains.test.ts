import { expect, test } from "vitest";
import { entriesOf } from "./entries";
import { checkExplained, openDisagreements } from "./explained-domains";
import { makeCategory } from "./testing/made-category";

const entries = entriesOf([makeCategory("lamps")]);
const row = { reason: "Another company of this name.", date: "2026-11-22", elsewhere: ["lux.com"] };

test.each<[string, unknown, string[]]>([
  ["a row with a reason, a date and the domains told is sound", { "lamps-0.com": row }, []],
  [
    "a row without a reason",
    { "lamps-0.com": { ...row, reason: "" } },
    ["explained-domains.json: lamps-0.com reason: must say why"],
  ],
  [
    "a row without a date",
    { "lamps-0.com": { ...row, date: "soon" } },
    ["explained-domains.json: lamps-0.com date: Invalid ISO date"],
  ],
  ["a row about nobody", { "lux.com": row }, ["explained-domains.json: lux.com is no brand's primary domain"]],
])("%s", (_, rows, faults) => {
  expect(checkExplained(rows, entries)).toEqual(faults);
});

test("a disagreement is explained as long as the lists tell no other domain", () => {
  const disagreement = { domain: "lamps-0.com", elsewhere: ["lux.com"], line: "lamps 0 is disputed" };
  const result = { compared: 1, agreed: 0, disagreements: [disagreement] };
  expect(openDisagreements(result, { "lamps-0.com": row })).toEqual([]);
  expect(openDisagreements(result, {})).toEqual(["lamps 0 is disputed"]);
  const more = { ...result, disagreements: [{ ...disagreement, elsewhere: ["lux.com", "nox.com"] }] };
  expect(openDisagreements(more, { "lamps-0.com": row })).toEqual(["lamps 0 is disputed"]);
});

test("an explanation of what nobody disputes is to be taken out", () => {
  expect(openDisagreements({ compared: 1, agreed: 1, disagreements: [] }, { "lamps-0.com": row })).toEqual([
    "explained-domains.json: nobody disputes lamps-0.com",
  ]);
});
