/** Messages by key, in namespaces and groups. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The words of one language, and those of another wherever it has none. */
export function over<Below extends Words>(below: Below, above: Words): Below {
  const merged = Object.entries(below).map(([key, value]) => {
    const said = above[key];
    if (typeof value === "string") return [key, typeof said === "string" ? said : value];
    return [key, typeof said === "object" ? over(value, said) : value];
  });
  // Every key of `below` is there, with a text or a group as it had.
  return Object.fromEntries(merged) as Below;
}
