import { z } from "zod";
import { text } from "./text";

/** A person has so many at most. */
export const MOST_VIEWS = 50;

/** A list of brands as somebody wants to come back to it. */
export const savedView = z.strictObject({
  name: text(60),
  /** What stands behind the `?` of the list's address: `state=disabled&sort=name`. */
  address: z.union([z.literal(""), text(2000)]),
});
export type SavedView = z.infer<typeof savedView>;
