import { brandDraft } from "@marque/schema";
import { z } from "zod";
import { type BegunBrand, contentOf, restoreBrand } from "./begun-brand";

const stashed = z.object({ version: z.int(), writer: z.uuid(), content: brandDraft });

const keyOf = (id: string) => `marque.draft.${id}`;

/**
 * Puts what the server may not have into the tab's own storage, as the page goes: a request that is begun then may never
 * be sent. It is taken out when the page comes back, after a reload or after signing in again.
 */
export function stash(begun: BegunBrand): void {
  const { id, version, writer } = begun;
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify({ version, writer, content: contentOf(begun) }));
  } catch {
    // A browser that keeps nothing, or has no room: what was kept on the server half a second ago is there.
  }
}

/** Takes out what was put there; `undefined` when there is nothing, or nothing that can be read. */
export function unstash(id: string): BegunBrand | undefined {
  try {
    const written = sessionStorage.getItem(keyOf(id));
    sessionStorage.removeItem(keyOf(id));
    const parsed = stashed.safeParse(JSON.parse(written ?? "null"));
    if (!parsed.success) return undefined;
    const { content, version, writer } = parsed.data;
    return { ...restoreBrand(content, { id, version, writer }), isUnkept: true };
  } catch {
    return undefined;
  }
}
