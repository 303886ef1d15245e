import { type Dismissal, type SuggestedField, sameText, uniqueBy } from "@marque/schema";
import type { Act } from "../../action/action";
import type { BrandKey } from "../get";
import { ofBrand } from "../hold";

/** Keeps what is not wanted; what is kept already stays as it is. */
export async function keepDismissals(
  { database, now }: Pick<Act, "database" | "now">,
  key: BrandKey,
  dismissed: readonly Dismissal[],
): Promise<void> {
  const folded = dismissed.map(({ field, change, value }) => ({ field, change, value: sameText(value) }));
  const data = uniqueBy(folded, (each) => JSON.stringify(each)).map((each) => ({ ...ofBrand(key), ...each, at: now }));
  await database.dismissal.createMany({ data, skipDuplicates: true });
}

/** What a person took out of a brand is not suggested to it again. A program may take out what it puts back tomorrow. */
export async function dismissRemoved(
  act: Pick<Act, "actor" | "database" | "now">,
  key: BrandKey,
  field: SuggestedField,
  removed: readonly string[],
): Promise<void> {
  if (act.actor.kind !== "user" || removed.length === 0) return;
  await keepDismissals(
    act,
    key,
    removed.map((value) => ({ field, change: "added", value })),
  );
}
