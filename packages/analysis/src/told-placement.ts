import type { Atlas } from "@marque/atlas";
import { type AnalysisPlacement, type Market, uniqueBy } from "@marque/schema";
import { type Claim, claimsOf, type Findings } from "./findings";
import { PLACE_BY_WORDS } from "./weights";

type Purpose = Extract<Claim, { field: "market" }>["purpose"];

/** The markets that a brand was placed in as the contract has them, and those that a person may choose instead. */
export function toldPlacement(findings: Findings, atlas: Atlas): AnalysisPlacement {
  const claims = claimsOf(findings, "market");
  const marketsFor = (...purposes: Purpose[]): Market[] => {
    const found = claims.flatMap(({ purpose, value }): Market[] => {
      const category = purposes.includes(purpose) ? atlas.category(value) : undefined;
      return category === undefined ? [] : [{ id: category.id, name: category.name, sector: category.sector }];
    });
    return uniqueBy(found, ({ id }) => id);
  };
  const first = claims.find(({ purpose }) => purpose === "placement" || purpose === "both");
  return {
    markets: marketsFor("placement", "both"),
    // Only of words is there any doubt: the atlas's brands and a person's choice are in their markets.
    sure: first !== undefined && (first.maker !== "site" || first.weight >= PLACE_BY_WORDS.sure),
    likely: marketsFor("likely"),
  };
}
