import { z } from "zod";
import { fault } from "./fault";

/** The server's own id of a competitor or prompt: a UUID, in any case as RFC 9562 section 4 reads it. */
export const itemId = z
  .uuid()
  .transform((id) => id.toLowerCase())
  .meta({ description: "As the list shows it." });

/** Changes of one item name something to change; the `id` that stands in a listed item is none. */
export function requireChange({ id: _, ...changes }: { id?: string | undefined }, context: z.RefinementCtx): void {
  if (Object.values(changes).every((value) => value === undefined))
    context.addIssue({ code: "custom", path: [], ...fault("nothing-changed") });
}

/** A listed item that comes back as a change of itself bears its own id, or none. */
export function requireSameId(id: string, changes: { id?: string | undefined }, context: z.RefinementCtx): void {
  if (changes.id !== undefined && changes.id !== id)
    context.addIssue({ code: "custom", path: ["changes", "id"], ...fault("other-id") });
}
