import { z } from "zod";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** A market of the atlas. */
export const market = z.strictObject({
  /** kebab-case: `running-shoes`. */
  id: z.string(),
  /** What people call it: `Running shoes`. */
  name: z.string(),
  /** What it is a part of: `retail`. */
  sector: z.string(),
});
export type Market = z.infer<typeof market>;

/** Which markets, and how many of them at most. Without words: all, by name. */
export const marketQuery = z.strictObject({
  /** Beginnings of words, in any order, of its name or of what is sold there. Blank counts as omitted. */
  q: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    text(200).optional(),
  ),
  limit: wholeNumber(1, 1000).default(20),
});
export type MarketQuery = z.output<typeof marketQuery>;

/** The markets found, best first. */
export const marketList = z.strictObject({ markets: z.array(market) });

/** What somebody wrote where a website was asked for. */
export const knownBrandQuery = z.strictObject({ name: text(200) });

/** A brand that Marque knows, by its public name and website. */
export const knownBrand = z.strictObject({ name: z.string(), domain: z.string() });
export type KnownBrand = z.infer<typeof knownBrand>;
