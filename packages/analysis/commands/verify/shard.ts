/**
 * One of several equal parts of a list: every twelfth entry from the third on for `3/12`, so that each part goes through
 * all markets and no site is asked twice in a row. `undefined` when there is no such part.
 */
export function shardOf<Each>(all: readonly Each[], shard: string): Each[] | undefined {
  const [, part = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(shard) ?? [];
  const [first, every] = [Number(part), Number(of)];
  if (part === "" || first > every) return undefined;
  return all.filter((_, index) => index % every === first - 1);
}
