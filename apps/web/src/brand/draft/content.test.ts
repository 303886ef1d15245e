import { brandDraft } from "@marque/schema";
import { expect, test } from "vitest";
import { readDraft, writeDraft } from "./content";
import { type BrandDraft, emptyDraft } from "./draft";
import { type DraftAction, reduce } from "./reduce";

const actions: DraftAction[] = [
  {
    field: "suggestions",
    result: {
      brandName: "Acme",
      website: "acme.com",
      competitors: [
        { name: "Alpha", domains: ["alpha.com"], aliases: [] },
        { name: "Beta", domains: [], aliases: [] },
      ],
      suggestedPrompts: [{ prompt: "best shoes", tags: ["shoes"] }],
    },
  },
  { field: "competitors", edit: { do: "remove", key: "suggested-alpha" } },
  { field: "prompts", edit: { do: "add", value: { prompt: "which shoes", tags: [], stage: "compare" } } },
  { field: "name", value: "Acme Ltd" },
];

test("a draft comes back from the server as it was, and suggestions merge with it as before", () => {
  const draft = actions.reduce(reduce, emptyDraft());
  const content = { website: "https://acme.com/", hints: {}, ...writeDraft(draft) };
  const analysis = { status: "running" as const, steps: [], evidence: [], placement: null, problem: null };
  const stored: unknown = JSON.parse(JSON.stringify({ ...content, analysis }));
  const back: BrandDraft = readDraft(brandDraft.parse(stored));
  expect(back).toEqual(draft);
  const [again] = actions;
  expect(again && reduce(back, again).competitors.entries.map(({ value }) => value.name)).toEqual(["Beta"]);
});
