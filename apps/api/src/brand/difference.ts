/** What changed: the fields that are not as they were, before and after. */
export interface Difference<T extends object> {
  changed: (keyof T)[];
  before: Partial<T>;
  after: Partial<T>;
}

/** Those of the fields that are not the same in both, by their JSON. */
export function difference<T extends object>(before: T, after: T, fields: readonly (keyof T)[]): Difference<T> {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const told: Difference<T> = { changed, before: {}, after: {} };
  for (const field of changed) {
    told.before[field] = before[field];
    told.after[field] = after[field];
  }
  return told;
}
