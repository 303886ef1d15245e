/** The form under which two texts count as the same: NFC and case-insensitive. */
export const sameText = (value: string): string => value.normalize("NFC").trim().toLowerCase();

/** Keeps the first of every run of values that share a key, in the order given. */
export function uniqueBy<T>(values: readonly T[], key: (value: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const value of values) if (!seen.has(key(value))) seen.set(key(value), value);
  return [...seen.values()];
}
