import { z } from "zod";
import { competitor } from "./competitor";
import { createWebsite, type PrivateHosts } from "./hostname";
import { market } from "./market";
import { uniqueBy } from "./same-text";
import { STEPS } from "./steps";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** The languages that an analysis explains itself in, by their ISO 639-1 codes. */
export const language = z.enum(["en", "de", "fr", "es"]);
export type Language = z.infer<typeof language>;

/** A number of suggestions: 0 turns the generation off. */
const count = (whenOmitted: number) => wholeNumber(0, 100).default(whenOmitted);

/** The schema of what `POST /tools/analyze` takes. @param privateHosts count as websites. */
export const createAnalysisInput = (privateHosts: PrivateHosts) =>
  z.strictObject({
    website: createWebsite(privateHosts).meta({
      description: "A hostname or http(s) URL. One with a path is analysed as given: a sub-brand.",
      examples: ["acme.com", "https://acme.com/jordan"],
    }),
    /** A hint; blank counts as omitted. */
    brandName: z
      .preprocess(
        (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
        text(200).optional(),
      )
      .meta({ description: "A hint: when given it is the answer's `brandName`. Blank counts as omitted." }),
    maxCompetitors: count(20).meta({ description: "0 turns the generation of competitors off." }),
    maxPrompts: count(30).meta({ description: "0 turns the generation of prompts off." }),
  });

/** How many markets a caller may say that a brand is in. */
const MOST_MARKETS = 3;

/** What a caller may say of a business when its pages don't: beside the documented body, in the query of REST. */
export const analysisHints = z.strictObject({
  /** Ids of markets (`GET /markets` lists them), the main one first; each once. Then no page is asked for another. */
  market: z
    .array(text(100))
    .min(1)
    .max(MOST_MARKETS)
    .transform((ids) => uniqueBy(ids, (id) => id))
    .optional(),
  /** What it sells, and to whom, in the caller's words. Blank counts as omitted. */
  about: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    text(500).optional(),
  ),
});
export type AnalysisHints = z.output<typeof analysisHints>;

/** What is analysed, and what its caller says of it. */
export type AnalysisRequest = z.output<ReturnType<typeof createAnalysisInput>> & AnalysisHints;

/** A prompt suggested: what people type, with 1–3 kebab-case tags. */
export const suggestedPrompt = z.strictObject({ prompt: z.string(), tags: z.array(z.string()) });

/** The answer of an analysis: exactly these six fields. */
export const analysisResult = z.strictObject({
  brandName: z.string(),
  website: z.string(),
  additionalDomains: z.array(z.string()),
  aliases: z.array(z.string()),
  competitors: z.array(competitor),
  suggestedPrompts: z.array(suggestedPrompt),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

/** How a competitor stands to the brand: much like it, much larger, of its own region, or with another main market. */
export const competitorGroup = z.enum(["direct", "larger", "regional", "niche"]);
export type CompetitorGroup = z.infer<typeof competitorGroup>;

/** How a prompt is asked: where its buyer stands, how narrow it is, for whom, and what its answer brings. */
export const promptAsked = z.strictObject({
  /** Finding out who there is, comparing a shortlist, or making up their mind. */
  stage: z.enum(["discover", "compare", "decide"]),
  /** About anybody, about some, or with several constraints; left out where that is not known. */
  rung: z.enum(["general", "middle", "specific"]).optional(),
  /** Whom or what it is for, when it says so. */
  audience: z.string().optional(),
  /** What of the market it is about, in a few words of its language; left out where it is about all of it. */
  need: z.string().optional(),
  /** Whether an answer names companies or explains; left out where that is not known. */
  answer: z.enum(["names", "explains"]).optional(),
});
export type PromptAsked = z.infer<typeof promptAsked>;

/** Why a value was suggested. */
export const evidence = z.strictObject({
  field: z.enum(["brandName", "additionalDomains", "aliases", "competitors", "suggestedPrompts", "market"]),
  /** The value that it speaks of: a name, a domain, an alias, a competitor's name, a prompt; or the market found. */
  value: z.string(),
  /** A sentence that a marketer understands: `hreflang on the home page`. */
  reason: z.string(),
  /** The words or the markup that it rests on, at most 300 characters. */
  quote: z.string().nullable(),
  /** The page that it stood on. */
  url: z.string().nullable(),
  /** Of a competitor: how it stands to the brand. */
  group: competitorGroup.optional(),
  /** Of a prompt: how it is asked. */
  asked: promptAsked.optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** The answer with `?explain=true`. */
export const explainedResult = analysisResult.extend({ evidence: z.array(evidence) });

/** The markets that a brand was placed in, and those that a person may choose instead. */
export const placement = z.strictObject({
  /** The likeliest first; none when nothing tells its market. */
  markets: z.array(market),
  /** Whether they are known or were chosen, or the pages say enough; else a person had better be asked. */
  sure: z.boolean(),
  /** Markets that the pages speak of as well, or too little of, likeliest first; three at most. */
  likely: z.array(market),
});
export type AnalysisPlacement = z.infer<typeof placement>;

/** The answer of an analysis with all that is known beside it. */
export const analysisAnswer = explainedResult.extend({ placement });

/** What is told of an analysis while it runs. */
export const analysisEvent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("step"),
    step: z.enum(STEPS),
    status: z.enum(["started", "done", "failed", "skipped"]),
    /** What was done or found, or what went wrong, in a sentence: `Read 4 pages of acme.com`. */
    message: z.string(),
    /** How long it took; `null` while it runs or when it did not. */
    milliseconds: z.number().nullable(),
  }),
  z.strictObject({
    type: z.literal("partial"),
    /** The fields that are known so far; each replaces what was known of it. */
    result: analysisResult.partial(),
    evidence: z.array(evidence),
  }),
  z.strictObject({
    type: z.literal("result"),
    result: analysisResult,
    evidence: z.array(evidence),
    placement,
    /** What kept the site from being read, in a sentence that says what to do; `null` when it was read. */
    problem: z.string().nullable(),
  }),
]);
export type AnalysisEvent = z.infer<typeof analysisEvent>;
