import { z } from "zod";
import { line, partId } from "./brand-entry";

/** A part of a market by what is sold, and then to whom: `burger chains` of fast food. */
export interface Part {
  /** Unique within its category. */
  id: string;
  /** As buyers call what is sold there, or who sells it: the plural or a mass noun, lower case. */
  name: string;
  /** English words by which a site's pages give away that it is in this part. */
  words: readonly string[];
}

const lowerCase = line.refine((text) => text === text.toLowerCase(), "must be lower case");

/** The parts of a market, the most common first. */
export const parts = z.record(partId, z.strictObject({ name: lowerCase, words: z.array(lowerCase).min(3) }));
