import { z } from "zod";
import { line, partId } from "./brand-entry";

/** Where a buyer is when asking: finding out who is there, comparing a shortlist, or making up their mind. */
export const STAGES = { d: "discover", c: "compare", x: "decide" } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

/** How much a question says: about anybody, about some, or with several constraints, which alone small brands answer. */
export const RUNGS = { g: "general", m: "middle", s: "specific" } as const;
export type Rung = (typeof RUNGS)[keyof typeof RUNGS];

/** A question as buyers put it to an assistant. */
export interface Ask {
  /** Lower case; `{place}` stands for what follows "in". */
  text: string;
  stage: Stage;
  rung: Rung;
  /** Whom or what it is for, when it says so. */
  audience?: string;
  /** Its answer explains and names no companies. */
  explains?: true;
}

/** A part of a market by what is sold, and then to whom: `burger chains` of fast food. */
export interface Part {
  /** Unique within its category. */
  id: string;
  /** As buyers call what is sold there, or who sells it: the plural or a mass noun, lower case. */
  name: string;
  /** English words by which a site's pages give away that it is in this part. */
  words: readonly string[];
  /** In English. */
  asks: readonly Ask[];
}

/** `d s (families): where …` or, where the answer explains, `x g !: how much …`. */
const ASK = /^(?<stage>[dcx]) (?<rung>[gms])(?<explains> !)?(?: \((?<audience>[^()]+)\))?: (?<text>.+)$/;
/** The contract's bounds for the words of a prompt. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;

const isQuestion = (text: string): boolean => {
  const count = text.split(" ").length;
  return count >= FEWEST_WORDS && count <= MOST_WORDS && text === text.toLowerCase() && !/[?"“”\n]/.test(text);
};
const withoutPlace = (text: string): string => text.replaceAll("{place}", "");

/** A line of a category's file: marks, then the question. */
const ask = z.string().transform((written, context): Ask => {
  const { stage = "", rung = "", explains, audience, text = "" } = ASK.exec(written)?.groups ?? {};
  if (!isStage(stage) || !isRung(rung) || !isQuestion(text) || /[{}]/.test(withoutPlace(text))) {
    context.addIssue({
      code: "custom",
      message: `must be marked, as in "d s (families): …", and have ${FEWEST_WORDS} to ${MOST_WORDS} words, lower case, without a question mark: ${written}`,
    });
    return z.NEVER;
  }
  return {
    text,
    stage: STAGES[stage],
    rung: RUNGS[rung],
    ...(audience === undefined ? {} : { audience }),
    ...(explains === undefined ? {} : { explains: true }),
  };
});

const isStage = (mark: string): mark is keyof typeof STAGES => Object.hasOwn(STAGES, mark);
const isRung = (mark: string): mark is keyof typeof RUNGS => Object.hasOwn(RUNGS, mark);

const lowerCase = line.refine((text) => text === text.toLowerCase(), "must be lower case");

/** The parts of a market, the most common first. */
export const parts = z.record(
  partId,
  z.strictObject({ name: lowerCase, words: z.array(lowerCase).min(3), asks: z.array(ask).min(12) }),
);
