import type { BrandCompetitor, BrandPrompt, WholeBrand } from "@marque/schema";

/** What of a brand is a list of items with ids. */
interface Items {
  competitors: BrandCompetitor;
  prompts: BrandPrompt;
}
export type Part = keyof Items;

const NEW = "new:";
/** The id of an item until the API gave it one. */
export const newId = (): string => `${NEW}${crypto.randomUUID()}`;
/** Whether an item is on its way: nothing can be done with it yet. */
export const isNew = ({ id }: { id: string }): boolean => id.startsWith(NEW);

const withItems = <P extends Part>(whole: WholeBrand, part: P, items: readonly Items[P][]): WholeBrand => ({
  ...whole,
  [part]: items,
});

/** The brand with fields of one item changed. The other items stay the same objects: their rows are not drawn anew. */
export const changeItem =
  <P extends Part>(part: P, id: string, changes: Partial<Items[P]>) =>
  (whole: WholeBrand): WholeBrand =>
    withItems<P>(
      whole,
      part,
      itemsOf(whole, part).map((item) => (item.id === id ? { ...item, ...changes } : item)),
    );

export const removeItems =
  (part: Part, ids: ReadonlySet<string>) =>
  (whole: WholeBrand): WholeBrand =>
    part === "competitors"
      ? { ...whole, competitors: whole.competitors.filter(({ id }) => !ids.has(id)) }
      : { ...whole, prompts: whole.prompts.filter(({ id }) => !ids.has(id)) };

/** The brand with items behind all others; those that are there already are replaced. */
export const addItems =
  <P extends Part>(part: P, added: readonly Items[P][]) =>
  (whole: WholeBrand): WholeBrand => {
    const ids = new Set(added.map(({ id }) => id));
    return withItems<P>(whole, part, [...itemsOf(whole, part).filter(({ id }) => !ids.has(id)), ...added]);
  };

/** Where an item stands: behind which other; `null` at the head. */
export interface Place {
  id: string;
  behind: string | null;
}

/** Where the items with these ids stand, in their order. */
export function placesOf(items: readonly { id: string }[], ids: ReadonlySet<string>): Place[] {
  return items.flatMap(({ id }, index) => (ids.has(id) ? [{ id, behind: items[index - 1]?.id ?? null }] : []));
}

/** The brand with items put back where they stood. */
export const putBack =
  <P extends Part>(part: P, removed: readonly { item: Items[P]; place: Place }[]) =>
  (whole: WholeBrand): WholeBrand => {
    const order: Items[P][] = [...itemsOf(whole, part)];
    for (const { item, place } of removed) {
      const before = order.findIndex(({ id }) => id === place.behind);
      order.splice(place.behind !== null && before === -1 ? order.length : before + 1, 0, item);
    }
    return withItems<P>(whole, part, order);
  };

// TypeScript does not see that a part and its items go together.
const itemsOf = <P extends Part>(whole: WholeBrand, part: P): readonly Items[P][] =>
  whole[part] as readonly Items[Part][] as readonly Items[P][];
