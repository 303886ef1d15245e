import type { Fault } from "@marque/schema";

/**
 * Puts the API's faults at the fields that they are of.
 * @returns whether each of them has its field; otherwise the rest is for a notice to say. `false` when there are none.
 */
export function placeFaults<Field extends string>(
  faults: readonly Fault[],
  fields: readonly Field[],
  place: (field: Field, fault: Fault) => void,
): boolean {
  const placed = faults.filter((fault) => {
    const field = fields.find((name) => name === fault.path);
    if (field !== undefined) place(field, fault);
    return field !== undefined;
  });
  return placed.length > 0 && placed.length === faults.length;
}
