/** A key as it was pressed. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export type Match = { state: "hit"; keys: string } | { state: "begun"; pressed: string } | { state: "none" };

/** A press as shortcuts write it; `undefined` for those that belong to the browser or the system. */
function written({ key, ctrlKey, metaKey, altKey }: Press): string | undefined {
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

/**
 * Which of the shortcuts a press completes, after those that were pressed before it.
 *
 * @param before what was begun, empty for nothing.
 * @param all of the keys that mean something, `g b`, `?`, `mod+k`.
 */
export function matchKeys(press: Press, before: string, all: readonly string[]): Match {
  const now = written(press);
  if (now === undefined) return { state: "none" };
  // What was begun and does not go on is forgotten: the press may begin anew.
  const tries = before === "" ? [now] : [`${before} ${now}`, now];
  for (const pressed of tries) {
    if (all.includes(pressed)) return { state: "hit", keys: pressed };
    if (all.some((keys) => keys.startsWith(`${pressed} `))) return { state: "begun", pressed };
  }
  return { state: "none" };
}
