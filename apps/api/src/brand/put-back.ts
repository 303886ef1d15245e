import { itemId } from "@marque/schema";
import { z } from "zod";

/** Where an item that was removed stood: its own id, and the item that it stood behind; `null` at the head. */
export const itemPlace = z.strictObject({ id: itemId, behind: itemId.nullable() });

export interface RemovedItem<Item> {
  item: Item;
  behind: string | null;
}

/** Puts items back in their places, one after the other; behind all where the one before is gone too. */
export function putBack<Item extends { id: string }>(
  items: readonly Item[],
  removed: readonly RemovedItem<Item>[],
): Item[] {
  const order = [...items];
  for (const { item, behind } of removed) {
    const before = order.findIndex(({ id }) => id === behind);
    order.splice(behind !== null && before === -1 ? order.length : before + 1, 0, item);
  }
  return order;
}
