import type { Kind } from "@marque/lexicon";
import { uniqueBy } from "@marque/schema";
import type { PageReading } from "../../findings";
import { audiences } from "./audiences";
import { kindOfSite, kindOfThings } from "./kind";
import { mentions, reasonFor } from "./mention";
import type { Subject, Theme } from "./theme";
import { type Topic, topics } from "./topics";
import { formOf, headOf, phraseKey, singular, type Words } from "./words";

/** How many questions one topic may carry before they would be padding. */
const MOST_PER_TOPIC = 4;
const MOST_PER_AGREED_TOPIC = 6;
const MOST_PER_MAIN_TOPIC = 10;
const MAIN_TOPICS = 3;
/** What several kinds of places say is asked about more. */
const SHARE_OF_AGREED = 1.5;
/** Of these kinds a site names the things themselves, so that what can be asked about any thing can be asked about them. */
const THINGS: ReadonlySet<Kind> = new Set(["goods", "food", "software"]);

/** A feature as a product of that kind: `time tracking` becomes `time tracking software`. */
function asSoftware(topic: Topic, words: Words): Topic {
  const row = topic.phrase.split(" ");
  if (row.some((word) => words.heads.has(word))) return topic;
  const last = row.pop() ?? "";
  const one = [...row, formOf(topic.phrase, words) === "mass" ? last : singular(last, words)].join(" ");
  const phrase = words.language.asSoftware.replace("{singular}", () => one).replace("{topic}", () => topic.phrase);
  return { ...topic, phrase, family: phrase };
}

/**
 * What the site says that it sells, and for whom; `undefined` when it says nothing.
 *
 * @param market the site's main one, when it is placed.
 * @param isAllowed whether a phrase names neither the brand nor a rival.
 */
export function siteTheme(
  readings: readonly PageReading[],
  words: Words,
  market: Parameters<typeof kindOfSite>[1],
  values: Pick<Theme["values"], "place" | "rival">,
  isAllowed: (phrase: string) => boolean,
): Theme | undefined {
  const inLanguage = readings.filter(({ language }) => language === null || language === words.subtag);
  const all = mentions(inLanguage.length > 0 ? inLanguage : readings);
  const said = kindOfSite(readings, market, words);
  const found = topics(all, said, words, isAllowed);
  const kind = kindOfThings(
    said,
    found.map(({ phrase }) => phrase),
    words,
  );
  // "invoicing" and "invoicing software" are one product.
  const sold =
    kind === "software"
      ? uniqueBy(
          found.map((topic) => asSoftware(topic, words)),
          ({ phrase }) => phraseKey(phrase, words),
        )
      : found;
  if (sold.length === 0) return undefined;
  return {
    share: 1,
    maker: "site",
    subjects: sold.map((topic, index): Subject => {
      const form = formOf(topic.phrase, words);
      return {
        name: topic.phrase,
        told: topic.mention.source === "about",
        singular: form === "singular" ? topic.phrase : undefined,
        form,
        sets: setsOf(topic.phrase, kind, words),
        share: topic.agreed ? SHARE_OF_AGREED : 1,
        most: mostOf(topic, index),
        family: topic.family,
        reasonFor: (_, template) =>
          template.namesSubject ? reasonFor(topic.mention, topic.phrase) : { code: "prompt.rivals", params: {} },
        seen: [
          { quote: topic.mention.fact.quote, url: topic.mention.source === "about" ? null : topic.mention.fact.url },
        ],
      };
    }),
    values: { audience: audiences(all, words, isAllowed), need: [], quality: [], ...values },
    asks: [],
  };
}

/** What calls itself software is, whatever the rest of the site speaks of. */
function setsOf(phrase: string, kind: Kind, words: Words): Subject["sets"] {
  const own = words.heads.has(headOf(phrase, words)) ? "software" : kind;
  return THINGS.has(own) ? ["any", own] : [own];
}

function mostOf({ agreed }: Topic, index: number): number {
  if (!agreed) return MOST_PER_TOPIC;
  return index < MAIN_TOPICS ? MOST_PER_MAIN_TOPIC : MOST_PER_AGREED_TOPIC;
}
