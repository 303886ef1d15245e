import type { AnalysisResult } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { type BrandDraft, emptyDraft, isTouched } from "./draft";
import type { EntryList } from "./entry";
import { type DraftAction, reduce } from "./reduce";

const after = (...actions: DraftAction[]): BrandDraft => actions.reduce(reduce, emptyDraft());
const found = (result: Partial<AnalysisResult>): DraftAction => ({ field: "suggestions", result });
const values = <Value>(list: EntryList<Value>) => list.entries.map((entry) => entry.value);
const competitor = (name: string, ...domains: string[]) => ({ name, domains, aliases: [] });
const names = (draft: BrandDraft) => draft.competitors.entries.map((entry) => entry.value.name);
const keyOf = (draft: BrandDraft, name: string): string =>
  draft.competitors.entries.find((entry) => entry.value.name === name)?.key ?? "";

describe("name and id", () => {
  test("the id follows the name, suggested or typed", () => {
    expect(after(found({ brandName: "Acme Shoes" })).id.value).toBe("acme-shoes");
    expect(after({ field: "name", value: "Ölwerk" }).id.value).toBe("olwerk");
  });

  test("an id that was edited stays", () => {
    const draft = after({ field: "id", value: "mine" }, found({ brandName: "Acme" }), {
      field: "name",
      value: "Other",
    });
    expect(draft.id.value).toBe("mine");
  });

  test("a name that was edited stays, even when it was emptied", () => {
    expect(
      after(found({ brandName: "Acme" }), { field: "name", value: "" }, found({ brandName: "ACME" })).name.value,
    ).toBe("");
  });
});

describe("domains", () => {
  test("the website stands first, whenever the others come", () => {
    const draft = after(found({ website: "acme.com" }), found({ additionalDomains: ["acme.de", "acme.fr"] }));
    expect(values(draft.domains)).toEqual(["acme.com", "acme.de", "acme.fr"]);
  });

  test("an order that was chosen holds against later events", () => {
    const draft = after(
      found({ website: "acme.com", additionalDomains: ["acme.de"] }),
      { field: "domains", edit: { do: "move", key: "suggested-acme.de", to: 0 } },
      found({ website: "acme.com", additionalDomains: ["acme.de", "acme.fr"] }),
    );
    expect(values(draft.domains)).toEqual(["acme.de", "acme.com", "acme.fr"]);
  });
});

describe("later suggestions", () => {
  const first = found({ competitors: [competitor("Alpha"), competitor("Beta"), competitor("Gamma")] });

  test("replace and reorder what nobody touched", () => {
    const draft = after(first, found({ competitors: [competitor("Gamma"), competitor("Alpha", "alpha.com")] }));
    expect(values(draft.competitors)).toEqual([competitor("Gamma"), competitor("Alpha", "alpha.com")]);
  });

  test("leave alone what was edited, also when they no longer hold it", () => {
    const edit = { do: "change", key: keyOf(after(first), "Beta"), value: competitor("Beta Inc") } as const;
    const draft = after(
      first,
      { field: "competitors", edit },
      found({ competitors: [competitor("Delta"), competitor("Alpha")] }),
    );
    expect(names(draft)).toEqual(["Alpha", "Beta Inc", "Delta"]);
    const again = reduce(
      draft,
      found({ competitors: [competitor("BETA"), competitor("beta inc"), competitor("Alpha")] }),
    );
    expect(names(again)).toEqual(["Alpha", "Beta Inc"]);
  });

  test("don't tick again what was unticked", () => {
    const keys = [keyOf(after(first), "Beta")];
    const draft = after(first, { field: "competitors", edit: { do: "tick", keys, ticked: false } }, first);
    expect(draft.competitors.entries.map((entry) => entry.ticked)).toEqual([true, false, true]);
  });

  test("don't bring back what was removed", () => {
    const draft = after(
      first,
      { field: "competitors", edit: { do: "remove", key: keyOf(after(first), "Beta") } },
      first,
    );
    expect(names(draft)).toEqual(["Alpha", "Gamma"]);
  });

  test("don't repeat what a person added", () => {
    const draft = after({ field: "competitors", edit: { do: "add", value: competitor("alpha") } }, first);
    expect(names(draft)).toEqual(["alpha", "Beta", "Gamma"]);
  });

  test("never make two lines of one key", () => {
    const draft = after(first, found({ competitors: [competitor("Alpha"), competitor("ALPHA")] }));
    expect(names(draft)).toEqual(["Alpha"]);
  });

  test("leave out fields that they don't speak of", () => {
    expect(names(after(first, found({ aliases: ["AC"] })))).toEqual(["Alpha", "Beta", "Gamma"]);
  });
});

describe("adding", () => {
  test("what is there already ticks it instead", () => {
    const start = after(found({ suggestedPrompts: [{ prompt: "best shoes", tags: [] }] }));
    const key = start.prompts.entries[0]?.key ?? "";
    const draft = after(
      found({ suggestedPrompts: [{ prompt: "best shoes", tags: [] }] }),
      { field: "prompts", edit: { do: "tick", keys: [key], ticked: false } },
      { field: "prompts", edit: { do: "add", value: { prompt: "Best shoes", tags: [] } } },
    );
    expect(draft.prompts.entries.map(({ value, ticked }) => [value.prompt, ticked])).toEqual([["best shoes", true]]);
  });

  test("each line has a key of its own", () => {
    const add = (value: string): DraftAction => ({ field: "aliases", edit: { do: "add", value } });
    const draft = after(add("a"), add("b"), { field: "aliases", edit: { do: "remove", key: "own-1" } }, add("c"));
    expect(new Set(draft.aliases.entries.map((entry) => entry.key)).size).toBe(2);
  });
});

describe("what would be lost", () => {
  test.each<{ name: string; actions: DraftAction[]; touched: boolean }>([
    { name: "nothing", actions: [], touched: false },
    { name: "suggestions alone", actions: [found({ brandName: "Acme", aliases: ["AC"] })], touched: false },
    { name: "a name", actions: [{ field: "name", value: "Acme" }], touched: true },
    {
      name: "a removed suggestion",
      actions: [found({ aliases: ["AC"] }), { field: "aliases", edit: { do: "remove", key: "suggested-ac" } }],
      touched: true,
    },
  ])("$name → $touched", ({ actions, touched }) => expect(isTouched(after(...actions))).toBe(touched));
});
