import { brandDraft, type draft } from "@marque/schema";
import type { z } from "zod";
import type { Act } from "../action/action";
import { noSuchDraft, own } from "./own";

/** @throws {CallerError} `notFound`, also for one that a version before wrote in a way that is not read any more. */
export async function getDraft(
  { actor, database }: Act<"person">,
  { id }: { id: string },
): Promise<z.output<typeof draft>> {
  const found = await database.draft.findFirst({ where: { ...own(actor), id } });
  const content = brandDraft.safeParse(found?.content);
  if (found === null || !content.success) throw noSuchDraft();
  return { id, version: found.version, updatedAt: found.updatedAt.toISOString(), content: content.data };
}
