import { type Contract, type Fault, faults, type ImportRowInput } from "@marque/schema";

/** A row that the contract takes, by what duplicates are told by. */
export interface GoodRow {
  number: number;
  id: string;
  name: string;
  website: string;
  isIdGuessed: boolean;
}

/** A row that the contract does not take, with what is wrong. */
export interface BadRow {
  number: number;
  faults: Fault[];
}

export interface Checked {
  good: GoodRow[];
  bad: BadRow[];
  /** Good rows that tell of the same brand as one before, by that one's number. */
  repeats: { number: number; of: number }[];
}

/** After so long the page gets its turn again: less than a frame. */
const TURN_MILLISECONDS = 12;

/**
 * Judges rows as the API will. Nothing is stored.
 * @throws the signal's reason.
 */
export async function checkRows(
  rows: readonly ImportRowInput[],
  { brandCreate }: Pick<Contract, "brandCreate">,
  signal: AbortSignal,
): Promise<Checked> {
  const checked: Checked = { good: [], bad: [], repeats: [] };
  const [byId, byWebsite] = [new Map<string, number>(), new Map<string, number>()];
  let turnEnds = performance.now() + TURN_MILLISECONDS;
  for (const { number, brand, guessed = [] } of rows) {
    if (performance.now() > turnEnds) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      turnEnds = performance.now() + TURN_MILLISECONDS;
    }
    const parsed = brandCreate.safeParse(brand);
    if (!parsed.success) {
      checked.bad.push({ number, faults: faults(parsed.error) });
      continue;
    }
    const { id, name, domains } = parsed.data;
    const [website = ""] = domains;
    const isIdGuessed = guessed.includes("id");
    const of = (isIdGuessed ? undefined : byId.get(id)) ?? byWebsite.get(website);
    if (of !== undefined) checked.repeats.push({ number, of });
    else {
      byId.set(id, number);
      byWebsite.set(website, number);
    }
    checked.good.push({ number, id, name, website, isIdGuessed });
  }
  return checked;
}
