/** Two values are the same by their JSON: the order of a list counts. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that are written otherwise than they were. */
export const changedFields = <T extends object>(
  base: T,
  typed: T,
  fields: readonly (keyof T & string)[],
): (keyof T & string)[] => fields.filter((field) => !same(typed[field], base[field]));

/**
 * The fields that a person and somebody else both changed, each otherwise.
 * @param base what both began with.
 */
export const clashingFields = <T extends object>(
  base: T,
  typed: T,
  stored: T,
  fields: readonly (keyof T & string)[],
): (keyof T & string)[] =>
  changedFields(base, typed, fields).filter(
    (field) => !same(stored[field], base[field]) && !same(stored[field], typed[field]),
  );

/** What a person wrote on top of what is stored: their changes, and of the rest what is there now. */
export function rebase<T extends object>(base: T, typed: T, stored: T, fields: readonly (keyof T & string)[]): T {
  const written = { ...stored };
  for (const field of changedFields(base, typed, fields)) written[field] = typed[field];
  return written;
}
