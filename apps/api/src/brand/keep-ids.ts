import { randomUUID } from "node:crypto";

/**
 * A list that replaces another, each item with its id: that by which the item came, if the old list has it; else that of
 * the old item with the same words; else a new one. No id stands twice, and nothing else is kept of the old list.
 * @param keyOf under which two items are the same; no two of a list are.
 */
export function keepIds<Item extends { id?: string }, Stored extends { id: string }>(
  written: readonly Item[],
  stored: readonly Stored[],
  keyOf: (item: Item | Stored) => string,
): (Omit<Item, "id"> & { id: string })[] {
  const free = new Map(stored.map((item) => [item.id, keyOf(item)]));
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined);
  // Those that came by their ids first: whoever renames an item may give its old name to another.
  const own = written.map(({ id }) => take(id));
  const byKey = new Map([...free].map(([id, key]) => [key, id]));
  return written.map((item, index) => {
    const { id: _, ...fields } = item;
    // The id stands first, as in the list.
    return { id: own[index] ?? take(byKey.get(keyOf(item))) ?? randomUUID(), ...fields };
  });
}
