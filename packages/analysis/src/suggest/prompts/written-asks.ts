import type { Part, Rung, Stage, Ask as WrittenAsk } from "@marque/atlas";
import type { Shares } from "../parts";
import type { Ask } from "./theme";
import type { Words } from "./words";

/** How many of the questions are for each stage of a buyer, in parts of one. */
const STAGE_SHARES: Readonly<Record<Stage, number>> = { discover: 0.5, compare: 0.3, decide: 0.2 };
/** Whom everybody knows is the answer to general questions; others appear in specific ones alone. */
const RUNG_SHARES = {
  known: { general: 0.3, middle: 0.35, specific: 0.35 },
  unknown: { general: 0.15, middle: 0.35, specific: 0.5 },
} as const satisfies Readonly<Record<string, Readonly<Record<Rung, number>>>>;
/** Questions whose answer explains and names nobody. */
const EXPLAINING_SHARE = 0.08;
const NAMING_SHARE = 1 - EXPLAINING_SHARE;
/** What one more of a kind costs, divided by its share. */
const COSTS = { part: 3, stage: 1.5, rung: 1.5, answer: 0.5, audience: 5, opening: 1 };
/** Brands of one part are asked about in different orders, so that they don't all get the same questions. */
const TURN = 2.5;
/** A question for the brand's own place is worth more than one for anywhere. */
const OF_PLACE = -3;

/** A question that doesn't say what it is about makes sense among others of its part, and less alone. */
const UNCLEAR = 40;

interface Asked {
  /** What the market sells, as buyers call it: a question that says one of these, or a word of its part, is clear. */
  things: readonly string[];
  /** `in leeds`, when the brand's place is known. */
  place: string | undefined;
  isKnown: boolean;
  /** Tells brands apart: the domain. */
  seed: string;
}

/** The questions that were written about parts of a market, those parts that are the brand's. */
export function writtenAsks(
  parts: readonly Part[],
  shares: Shares,
  { things, place, isKnown, seed }: Asked,
  words: Words,
): Ask[] {
  const rungs = RUNG_SHARES[isKnown ? "known" : "unknown"];
  return [...shares].flatMap(([at, share]) => {
    const part = parts[at];
    if (part === undefined) return [];
    const isClear = saysOneOf([...things, ...part.words, part.name.split(" ").at(-1) ?? ""]);
    return part.asks.flatMap((ask): Ask[] => {
      const needsPlace = ask.text.includes("in {place}");
      if (needsPlace && place === undefined) return [];
      const text = place === undefined ? ask.text : ask.text.replaceAll("in {place}", place);
      return [
        {
          template: { ...templateOf(ask, text, words), rank: 0 },
          subjects: [...(ask.audience === undefined ? [] : [ask.audience]), part.name],
          reason: reasonOf(ask, part),
          cost: (isClear(text) ? 0 : UNCLEAR) + TURN * turn(seed, text) + (needsPlace ? OF_PLACE : 0),
          features: [
            [`part:${part.id}`, COSTS.part / share],
            [`stage:${ask.stage}`, COSTS.stage / STAGE_SHARES[ask.stage]],
            [`rung:${ask.rung}`, COSTS.rung / rungs[ask.rung]],
            [`explains:${ask.explains ?? false}`, COSTS.answer / (ask.explains ? EXPLAINING_SHARE : NAMING_SHARE)],
            [`opening:${text.split(" ", 2).join(" ")}`, COSTS.opening],
            ...(ask.audience === undefined ? [] : [[`for:${ask.audience}`, COSTS.audience] as const]),
          ],
        },
      ];
    });
  });
}

/** Tells whether a text says one of these, in the singular or plural. */
function saysOneOf(phrases: readonly string[]): (text: string) => boolean {
  const stems = phrases.map((phrase) => ` ${phrase.replace(/(?:e?s)$/, "")}`).filter((stem) => stem.length > 3);
  return (text) => stems.some((stem) => ` ${text}`.includes(stem));
}

const templateOf = (ask: WrittenAsk, text: string, { language }: Words): Omit<Ask["template"], "rank"> => {
  const compares = ask.stage === "compare" || text.split(" ").some((word) => language.comparing.includes(word));
  return {
    text,
    intent: compares ? "comparison" : "buying-advice",
    facet: "ask",
    slots: [],
    namesSubject: false,
    needsTwoRivals: false,
  };
};

const reasonOf = ({ stage, rung, audience, explains }: WrittenAsk, { name }: Part): Ask["reason"] => ({
  code: audience === undefined ? "prompt.written" : "prompt.written-for",
  params: {
    part: name,
    stage: `prompt.stage.${stage}`,
    rung: `prompt.rung.${rung}`,
    answer: explains === true ? "prompt.answer.explains" : "prompt.answer.names",
    audience: audience ?? "",
  },
});

/** A number from 0 to 1 that is always the same for two texts (FNV-1a). */
function turn(seed: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed + text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
