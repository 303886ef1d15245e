import type { AnalysisResult, BrandSuggestions, WholeBrand } from "@marque/schema";
import { expect, test } from "vitest";
import { keyOf, piecesOf, takePieces } from "./pieces";

const at = "2026-03-01T12:00:00.000Z";
const whole: WholeBrand = {
  brand: {
    ...{ id: "acme", name: "Acme", domains: ["acme.com", "acme.de"], aliases: ["Acme Inc."], enabled: true },
    ...{ onboarded: true, createdAt: at, updatedAt: at },
  },
  competitors: [
    { id: "c1", name: "Rival", domains: ["rival.com"], aliases: [] },
    { id: "c2", name: "Edited by hand", domains: ["own.com"], aliases: [] },
  ],
  prompts: [
    { id: "p1", prompt: "best shoes", tags: ["shoes"], enabled: true },
    { id: "p2", prompt: "written by hand", tags: [], enabled: true },
  ],
  createdBy: null,
  updatedBy: null,
  analysedAt: null,
};
const result: AnalysisResult = {
  brandName: "Acme",
  website: "acme.com",
  additionalDomains: ["acme.de"],
  aliases: ["acme inc."],
  competitors: [{ name: "Rival", domains: ["rival.com"], aliases: [] }],
  suggestedPrompts: [{ prompt: "Best Shoes", tags: ["other"] }],
};
const nothing: BrandSuggestions = { last: null, dismissed: [] };
const labels = (changes: Partial<AnalysisResult>, known = nothing) =>
  piecesOf(whole, { ...result, ...changes }, known).map(({ kind, label }) => `${kind} ${label}`);

test("an analysis that says what is there has nothing to say", () => {
  expect(labels({})).toEqual([]);
});

test("what is new is added, what is known of a competitor beside it extends it, another name is offered", () => {
  expect(
    labels({
      brandName: "Acme Shoes",
      additionalDomains: ["acme.fr", "rival.com"],
      aliases: ["Acme GmbH"],
      competitors: [
        { name: "rival", domains: ["rival.com", "rival.de"], aliases: ["Rival Ltd"] },
        { name: "Newcomer", domains: ["own.com"], aliases: [] },
        { name: "Other", domains: ["other.com", "acme.com"], aliases: [] },
      ],
      suggestedPrompts: [{ prompt: "cheap shoes", tags: ["shoes"] }],
    }),
  ).toEqual([
    "rename Acme Shoes",
    "add acme.fr",
    "add Acme GmbH",
    "addCompetitor Other",
    "addPrompt cheap shoes",
    "extendCompetitor Rival: rival.de, Rival Ltd",
    "extendCompetitor Edited by hand: Newcomer",
  ]);
});

test("what was suggested before and no longer is may go; what a person wrote or edited stays", () => {
  const before: AnalysisResult = {
    ...result,
    competitors: [
      { name: "Rival", domains: ["rival.com"], aliases: [] },
      { name: "Edited by hand", domains: ["suggested.com"], aliases: [] },
    ],
    suggestedPrompts: [{ prompt: "best shoes", tags: ["shoes"] }],
    aliases: ["Acme Inc."],
  };
  const bare = { additionalDomains: [], aliases: [], competitors: [], suggestedPrompts: [] };
  expect(labels(bare)).toEqual([]);
  expect(labels(bare, { last: { at, result: before }, dismissed: [] })).toEqual([
    "drop acme.de",
    "drop Acme Inc.",
    "dropItem Rival",
    "dropItem best shoes",
  ]);
});

test("what was dismissed is not offered again, in whatever case", () => {
  const news = { aliases: ["Acme GmbH"], suggestedPrompts: [{ prompt: "cheap shoes", tags: [] }] };
  const dismissed = piecesOf(whole, { ...result, ...news }, nothing).map(({ dismissal }) => ({
    ...dismissal,
    value: dismissal.value.toUpperCase(),
  }));
  expect(dismissed).toHaveLength(2);
  expect(labels(news, { last: null, dismissed })).toEqual([]);
  expect(labels(news, { last: null, dismissed: dismissed.slice(0, 1) })).toEqual(["addPrompt cheap shoes"]);
});

test("what is taken is in the brand, and then not offered any more", () => {
  const told = {
    ...result,
    brandName: "Acme Inc",
    additionalDomains: ["acme.de", "acme.fr"],
    competitors: [...result.competitors, { name: "Other", domains: ["other.com", "acme.com"], aliases: [] }],
    suggestedPrompts: [{ prompt: "cheap shoes", tags: ["shoes"] }],
  };
  const pieces = piecesOf(whole, told, nothing);
  const taken = takePieces(whole, pieces, () => "new");
  expect(taken.brand).toMatchObject({ name: "Acme Inc", domains: ["acme.com", "acme.de", "acme.fr"] });
  expect(taken.competitors.at(-1)).toEqual({ id: "new", name: "Other", domains: ["other.com"], aliases: [] });
  expect(taken.prompts.at(-1)).toEqual({ id: "new", prompt: "cheap shoes", tags: ["shoes"], enabled: true });
  expect(piecesOf(taken, told, nothing)).toEqual([]);
  expect(new Set(pieces.map(({ dismissal }) => keyOf(dismissal))).size).toBe(pieces.length);
});
