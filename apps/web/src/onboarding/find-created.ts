import type { Brand } from "@marque/schema";
import { problemOf } from "@/trpc/problem";

/** What became of a brand that was sent, and of which no answer came: it is there, it is not, or that can't be told either. */
export type Created = Brand | "not created" | "unknown";

/**
 * Looks whether a brand was created although its answer was lost. One with that id, name and domains is the one that was
 * sent: had it been there before, the answer would have been that the id is taken.
 * @param sent as the contract reads it, so that domains are written as they are stored.
 */
export async function findCreated(
  sent: Pick<Brand, "id" | "name" | "domains">,
  get: (id: string) => Promise<Brand>,
): Promise<Created> {
  try {
    const found = await get(sent.id);
    const isTheSame = found.name === sent.name && found.domains.join() === sent.domains.join();
    return isTheSame ? found : "unknown";
  } catch (error) {
    return problemOf(error).status === 404 ? "not created" : "unknown";
  }
}
