import type { Fact, PageReading } from "../../facts";

/** A text of the site in which products may be named. */
export interface Mention {
  text: string;
  /** What kind of place it is; agreement between kinds is what makes a topic certain. */
  source: "navigation" | "product" | "title" | "heading" | "description" | "keywords";
  weight: number;
  /** Whether a phrase that is the whole text is a topic without a second source. */
  standsAlone: boolean;
  /** Finishes "from the site's …". */
  place: (topic: string) => string;
  fact: Fact;
}

const KEYWORDS_AT_MOST = 20;
const TITLE_SEPARATOR = /\s*[|·•»:]\s*|\s+[–—-]\s+/u;

function mentionsOf(fact: Fact): Mention[] {
  switch (fact.kind) {
    case "product":
      return fact.where === "navigation"
        ? [
            {
              text: fact.value,
              source: "navigation",
              weight: 4,
              standsAlone: true,
              place: () => `category “${fact.value}” in the navigation`,
              fact,
            },
          ]
        : [
            {
              text: fact.value,
              source: "product",
              weight: 2,
              standsAlone: false,
              place: (topic) => `product data (${fact.where}), which names “${topic}”`,
              fact,
            },
          ];
    case "title":
      return fact.value.split(TITLE_SEPARATOR).map((text) => ({
        text,
        source: "title",
        weight: 3,
        standsAlone: fact.pageKind === "home" || fact.pageKind === "products",
        place: (topic) => `page title, which says “${topic}”`,
        fact,
      }));
    case "heading":
      return [
        {
          text: fact.value,
          source: "heading",
          weight: fact.where === "h1" ? 2 : 1,
          standsAlone: false,
          place: (topic) => `heading that says “${topic}”`,
          fact,
        },
      ];
    case "description":
      return [
        {
          text: fact.value,
          source: "description",
          weight: 2,
          standsAlone: false,
          place: (topic) => `description, which says “${topic}”`,
          fact,
        },
      ];
    case "keywords":
      return fact.value
        .split(/[,;]/)
        .slice(0, KEYWORDS_AT_MOST)
        .map((text) => ({
          text,
          source: "keywords",
          weight: 2,
          standsAlone: true,
          place: () => `keyword “${text}”`,
          fact,
        }));
    default:
      return [];
  }
}

/** Pages that speak of the law, the team or the rivals, not of what is sold. */
const ELSEWHERE = new Set(["legal", "contact", "compare", "manifest"]);

/** Texts of the site in which products may be named, in order of appearance. */
export const mentions = (readings: readonly PageReading[]): Mention[] =>
  readings.flatMap((reading) =>
    reading.facts.filter((fact) => !ELSEWHERE.has(reading.kind) || fact.where === "navigation").flatMap(mentionsOf),
  );
