import { uniqueBy } from "@marque/schema";

/**
 * One line of a list that is being edited: a domain, an alias, a competitor, a prompt.
 * What a person changed is theirs: `touched` keeps later suggestions away from it.
 */
export interface Entry<Value> {
  /** Stable while the list lives, so that focus and open editors stay with their line. */
  key: string;
  value: Value;
  /** What the suggestion was called when it came (its evidence goes by this name); `null` for a line of the person's own. */
  suggestedAs: string | null;
  touched: boolean;
  /** Whether the line will be saved (or, for a saved prompt, whether it is in use). */
  ticked: boolean;
}

export interface EntryList<Value> {
  entries: readonly Entry<Value>[];
  /** Keys of suggestions that were removed: they don't come back. */
  dismissed: ReadonlySet<string>;
}

/** How a kind of value tells two of itself apart. */
export interface Kind<Value> {
  /** The name that evidence uses. */
  nameOf: (value: Value) => string;
  /** Values of one identity are the same to the contract, which would collapse them. */
  identityOf: (value: Value) => string;
}

export const emptyList = <Value>(): EntryList<Value> => ({ entries: [], dismissed: new Set() });

/** The list of what is stored already: nobody's suggestion, nothing touched. */
export const listOf = <Value>(values: readonly Value[], ticked: (value: Value) => boolean): EntryList<Value> => ({
  entries: values.map((value, index) => ({
    key: `stored-${index}`,
    value,
    suggestedAs: null,
    touched: false,
    ticked: ticked(value),
  })),
  dismissed: new Set(),
});

const suggestion = <Value>(value: Value, kind: Kind<Value>): Entry<Value> => ({
  key: `suggested-${kind.identityOf(value)}`,
  value,
  suggestedAs: kind.nameOf(value),
  touched: false,
  ticked: true,
});

/**
 * Lays a newer set of suggestions over a list. Untouched suggestions that are no longer made go; lines that were touched
 * stay as they are and where they are; what is new comes last. A list that nobody touched takes the suggestions' order.
 */
export function suggest<Value>(list: EntryList<Value>, values: readonly Value[], kind: Kind<Value>): EntryList<Value> {
  const kept = list.entries.filter((entry) => entry.touched || entry.suggestedAs === null);
  const standing = new Set(kept.map((entry) => kind.identityOf(entry.value)));
  const unwanted = new Set([...list.dismissed, ...kept.map((entry) => entry.key)]);
  const fresh = uniqueBy(values, kind.identityOf)
    .map((value) => suggestion(value, kind))
    .filter((entry) => !standing.has(kind.identityOf(entry.value)) && !unwanted.has(entry.key));
  if (kept.length === 0) return { ...list, entries: fresh };
  const byKey = new Map(fresh.map((entry) => [entry.key, entry]));
  const inPlace = list.entries.flatMap((entry) => {
    if (entry.touched || entry.suggestedAs === null) return [entry];
    const again = byKey.get(entry.key);
    byKey.delete(entry.key);
    return again === undefined ? [] : [again];
  });
  return { ...list, entries: [...inPlace, ...byKey.values()] };
}
