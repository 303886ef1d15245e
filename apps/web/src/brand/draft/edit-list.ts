import type { Entry, EntryList, Kind } from "./entry";

/** What a person can do to a list. */
export type ListEdit<Value> =
  | { do: "add"; value: Value }
  | { do: "change"; key: string; value: Value }
  | { do: "remove"; key: string }
  | { do: "tick"; keys: readonly string[]; ticked: boolean }
  | { do: "move"; key: string; to: number }
  /** Takes back a removal: the line stands where it stood. */
  | { do: "put-back"; entry: Entry<Value>; at: number };

/** A key that no line of the list has. */
function freshKey<Value>(list: EntryList<Value>): string {
  const numbers = list.entries.map((entry) => Number(/^own-(\d+)$/.exec(entry.key)?.[1] ?? 0));
  return `own-${Math.max(0, ...numbers) + 1}`;
}

const touch = <Value>(entry: Entry<Value>): Entry<Value> => ({ ...entry, touched: true });

/** A line's place is a choice too: every line that changes place counts as touched. */
function move<Value>(entries: readonly Entry<Value>[], key: string, to: number): readonly Entry<Value>[] {
  const from = entries.findIndex((entry) => entry.key === key);
  const moved = entries[from];
  if (moved === undefined || to < 0 || to >= entries.length || to === from) return entries;
  const others = entries.filter((entry) => entry.key !== key);
  const placed = [...others.slice(0, to), moved, ...others.slice(to)];
  return placed.map((entry, index) => (entries[index]?.key === entry.key ? entry : touch(entry)));
}

/** The line that is the same to the contract as a value. */
export const findSame = <Value>(
  { entries }: EntryList<Value>,
  value: Value,
  { identityOf }: Kind<Value>,
): Entry<Value> | undefined => entries.find((entry) => identityOf(entry.value) === identityOf(value));

/** Adding what is there already ticks the line that has it instead of making a second one. */
function add<Value>(list: EntryList<Value>, value: Value, kind: Kind<Value>): EntryList<Value> {
  const same = findSame(list, value, kind);
  if (same !== undefined) return editList(list, { do: "tick", keys: [same.key], ticked: true }, kind);
  const own: Entry<Value> = { key: freshKey(list), value, suggestedAs: null, touched: true, ticked: true };
  return { ...list, entries: [...list.entries, own] };
}

export function editList<Value>(list: EntryList<Value>, edit: ListEdit<Value>, kind: Kind<Value>): EntryList<Value> {
  switch (edit.do) {
    case "add":
      return add(list, edit.value, kind);
    case "change":
      return {
        ...list,
        entries: list.entries.map((entry) => (entry.key === edit.key ? { ...touch(entry), value: edit.value } : entry)),
      };
    case "remove": {
      const removed = list.entries.find((entry) => entry.key === edit.key);
      const suggested = removed !== undefined && removed.suggestedAs !== null;
      const dismissed = suggested ? new Set([...list.dismissed, removed.key]) : list.dismissed;
      return { entries: list.entries.filter((entry) => entry.key !== edit.key), dismissed };
    }
    case "tick": {
      const keys = new Set(edit.keys);
      return {
        ...list,
        entries: list.entries.map((entry) =>
          keys.has(entry.key) && entry.ticked !== edit.ticked ? { ...touch(entry), ticked: edit.ticked } : entry,
        ),
      };
    }
    case "move":
      return { ...list, entries: move(list.entries, edit.key, edit.to) };
    case "put-back": {
      const { entry, at } = edit;
      if (list.entries.some(({ key }) => key === entry.key)) return list;
      const entries = [...list.entries.slice(0, at), entry, ...list.entries.slice(at)];
      return { entries, dismissed: new Set([...list.dismissed].filter((key) => key !== entry.key)) };
    }
  }
}
