import { brandCreate, faultInWords, faults } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { type BrandDraft, emptyDraft } from "./draft";
import { placeFaults } from "./place-faults";
import { type DraftAction, reduce } from "./reduce";
import { write } from "./write";

const ALL = new Set(["id", "name", "domains", "aliases", "competitors", "prompts"]);
const after = (...actions: DraftAction[]): BrandDraft => actions.reduce(reduce, emptyDraft());
const competitor = (name: string, ...domains: string[]) => ({ name, domains, aliases: [] });

const draft = after(
  {
    field: "suggestions",
    result: {
      brandName: "Acme",
      website: "acme.com",
      competitors: [competitor("Alpha"), competitor("Beta", "acme.com")],
      suggestedPrompts: [{ prompt: "best shoes", tags: ["shoes"] }],
    },
  },
  { field: "competitors", edit: { do: "tick", keys: ["suggested-alpha"], ticked: false } },
  { field: "prompts", edit: { do: "tick", keys: ["suggested-best shoes"], ticked: false } },
);

test("a new brand takes what is ticked; a stored one takes all, the tick being the prompt's switch", () => {
  const { input } = write(draft, "picked");
  expect([input.competitors, input.prompts]).toEqual([[competitor("Beta", "acme.com")], []]);
  expect(write(draft, "switched").input.prompts).toEqual([{ prompt: "best shoes", tags: ["shoes"], enabled: false }]);
});

describe("faults", () => {
  test("stand at the line that was meant, though lines before it are not sent", () => {
    const written = write(draft, "picked");
    const parsed = brandCreate.safeParse(written.input);
    const placed = placeFaults(parsed.success ? [] : faults(parsed.error), written, ALL, faultInWords);
    expect([...placed.at]).toEqual([["competitors:suggested-beta", '"acme.com" is a domain of the brand itself']]);
  });

  test("of a list stand at the list, of one field with a capital", () => {
    const written = write(emptyDraft(), "picked");
    const placed = placeFaults([{ path: "domains", code: "few", params: { count: 1 } }], written, ALL, faultInWords);
    expect([...placed.at]).toEqual([["domains", "Must have at least 1 entry"]]);
  });

  test("that have no place on the screen are kept", () => {
    const fault = { path: "id", code: "required", params: {} } as const;
    expect(placeFaults([fault], write(draft, "picked"), new Set(["domains"]), faultInWords)).toEqual({
      at: new Map(),
      elsewhere: [fault],
    });
  });
});
