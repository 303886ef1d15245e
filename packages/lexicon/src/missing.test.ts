import { expect, test } from "vitest";
import { LANGUAGES, PROMPT_LANGUAGES } from "./lexicon";
import { missingIn } from "./missing";

test("a language lacks what another has, list by list", () => {
  const languages = new Map([
    ["en", { definiteArticles: ["the"], rights: { by: ["by"] }, pages: { about: ["about"], legal: ["imprint"] } }],
    ["is", { rights: { by: ["af"] }, pages: { about: ["um okkur"] } }],
    ["hi", { spokenIn: ["in"] }],
  ]);
  expect([...missingIn(languages)]).toEqual([
    ["en", ["spokenIn"]],
    ["is", ["pages.legal", "spokenIn"]],
    ["hi", ["pages.about", "pages.legal", "rights.by"]],
  ]);
});

/** What to add next: whoever adds a list to all of these takes them off here. npm run lexicon:missing tells of the others. */
test("the languages that prompts are written in lack these lists", () => {
  const lacking = [...missingIn(LANGUAGES)].filter(([subtag]) => PROMPT_LANGUAGES.includes(subtag));
  expect(Object.fromEntries(lacking)).toEqual({
    en: [],
    pl: [],
    de: ["comparisonPaths.comparing", "titles.errors"],
    fr: ["comparisonPaths.comparing", "rights.untilNow", "services.labels", "titles.errors"],
    es: ["comparisonPaths.comparing", "rights.by", "rights.untilNow", "services.labels", "titles.errors"],
    it: [
      "comparisonPaths.comparing",
      "rights.by",
      "rights.dangling",
      "rights.their",
      "rights.untilNow",
      "services.hosting",
      "services.labels",
      "services.mailboxes",
      "titles.errors",
      "titles.shopFirst",
    ],
    pt: [
      "comparisonPaths.comparing",
      "comparisonPaths.never",
      "domains.unused",
      "pages.imprintPaths",
      "pages.never",
      "pages.overviews",
      "pages.surest",
      "rights.by",
      "rights.dangling",
      "rights.untilNow",
      "services.hosting",
      "services.labels",
      "titles.departments",
      "titles.errors",
      "titles.shopFirst",
    ],
    nl: [
      "comparisonPaths.comparing",
      "domains.unused",
      "mail.at",
      "mail.dot",
      "pages.notProducts",
      "pages.overviews",
      "rights.affiliates",
      "rights.and",
      "rights.by",
      "rights.dangling",
      "rights.their",
      "rights.untilNow",
      "services.hosting",
      "services.labels",
      "services.mailboxes",
      "titles.departments",
      "titles.errors",
    ],
  });
});
