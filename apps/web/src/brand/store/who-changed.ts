import type { BrandHistoryEvent } from "@marque/schema";

/** What of a brand was changed: one of its own fields, or one of an item. */
export interface ChangedThing {
  field: string;
  /** Of the item; `undefined` for the brand itself. */
  itemId?: string | undefined;
}

const holdsItem = (value: unknown, id: string): boolean =>
  Array.isArray(value) &&
  value.some((each) => typeof each === "object" && each !== null && Reflect.get(each, "id") === id);

function touches({ before, after }: BrandHistoryEvent, { field, itemId }: ChangedThing): boolean {
  return [before, after].some((told) => {
    if (told === null) return false;
    if (itemId === undefined) return told.id === undefined && field in told;
    if (told.id === itemId) return field in told || after === null;
    return holdsItem(told.prompts, itemId) || holdsItem(told.competitors, itemId);
  });
}

/** The last of some changes that is about a thing; the last of all when none says so. @param events newest first. */
export const whoChanged = (events: readonly BrandHistoryEvent[], thing: ChangedThing): BrandHistoryEvent | undefined =>
  events.find((event) => touches(event, thing)) ?? events[0];
