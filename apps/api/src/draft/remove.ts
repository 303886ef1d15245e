import type { Act } from "../action/action";
import { noSuchDraft, own } from "./own";

/** @throws {CallerError} `notFound` */
export async function removeDraft({ actor, database }: Act<"person">, { id }: { id: string }): Promise<{ id: string }> {
  const { count } = await database.draft.deleteMany({ where: { ...own(actor), id } });
  if (count === 0) throw noSuchDraft();
  return { id };
}
