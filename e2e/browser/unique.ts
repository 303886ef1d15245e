import { randomUUID } from "node:crypto";

/** A name and an id for a brand that no other test has. */
export function unique(word: string): { id: string; name: string } {
  const mark = randomUUID().slice(0, 8);
  return { id: `${word.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${mark}`, name: `${word} ${mark}` };
}
