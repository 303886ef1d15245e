import { z } from "zod";

/** One word or phrase as it stands in a text: no space at its ends, NFC, so that it can be looked for as it is. */
export const word = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && text === text.normalize("NFC"), "must be NFC without outer spaces");
/** Several, each once. */
export const words = z.array(word).refine((all) => new Set(all).size === all.length, "must hold each word once");
