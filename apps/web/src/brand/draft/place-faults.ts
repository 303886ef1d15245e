import type { Fault, FaultSpeech } from "@marque/schema";
import { LIST_FIELDS, type ListField, type Written } from "./write";

/** Where faults stand on the screen: `id`, `name`, `domains` (the whole list) or `domains:<key>` (one line of it). */
export interface PlacedFaults {
  at: ReadonlyMap<string, string>;
  /** Faults of something that has no place on the screen. */
  elsewhere: readonly Fault[];
}

export const NO_FAULTS: PlacedFaults = { at: new Map(), elsewhere: [] };

const isListField = (name: string): name is ListField => LIST_FIELDS.some((field) => field === name);

function placeOf(path: string, keys: Written["keys"]): string | undefined {
  const [field = "", index] = path.split(".");
  if (field === "id" || field === "name") return field;
  if (!isListField(field)) return undefined;
  const key = index === undefined ? undefined : keys[field][Number(index)];
  return key === undefined ? field : `${field}:${key}`;
}

/** A sentence from a fault: its words start small because a path stands before them elsewhere. */
const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}`;

/** Puts each fault at its field. `shown` are the fields that the screen has; what it hasn't is elsewhere. */
export function placeFaults(
  faults: readonly Fault[],
  written: Written,
  shown: ReadonlySet<string>,
  faultInWords: FaultSpeech["faultInWords"],
): PlacedFaults {
  const at = new Map<string, string>();
  const elsewhere: Fault[] = [];
  for (const fault of faults) {
    const place = placeOf(fault.path, written.keys);
    if (place === undefined || !shown.has(place.split(":")[0] ?? "")) elsewhere.push(fault);
    else if (at.has(place)) at.set(place, `${at.get(place)}; ${faultInWords(fault)}`);
    else at.set(place, sentence(faultInWords(fault)));
  }
  return { at, elsewhere };
}

/** What is wrong at a path or inside it, in one line. */
export const faultAt = (
  faults: readonly Fault[],
  path: string,
  faultInWords: FaultSpeech["faultInWords"],
): string | undefined =>
  faults
    .filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
    .map((fault) => faultInWords(fault))
    .join("; ") || undefined;
