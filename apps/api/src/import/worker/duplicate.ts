import type { Call } from "../../action/action";
import type { ImportActs, MatchedBrand } from "./acts";
import type { WaitingRow } from "./next-rows";

/** What of the register a row meets. */
export interface Meeting {
  /** The brand that the row is another writing of. */
  duplicate: MatchedBrand | undefined;
  /** Whether its id is a brand's: of the duplicate, or of another where the id was a guess. */
  isIdTaken: boolean;
}

/**
 * Finds the brand that a row tells of once more: that with its id, or with its website. An id that was made of a website is
 * no sign of the same brand, unless the website is the brand's too.
 */
export async function meet(
  acts: ImportActs,
  call: Call,
  { id, website, guessed }: { id: string; website: string; guessed: WaitingRow["guessed"] },
): Promise<Meeting> {
  const found = await acts.match(call, { ids: [id], websites: [website] });
  const sameId = found.find((each) => each.id === id);
  const isOwnSite = ({ domains }: MatchedBrand) => domains.includes(website);
  const isSame = sameId !== undefined && (!guessed.includes("id") || isOwnSite(sameId));
  return { duplicate: isSame ? sameId : found.find(isOwnSite), isIdTaken: sameId !== undefined };
}

/** How many ids are tried; whoever needs more has to choose. */
const CANDIDATES = 200;
/** Of an id. */
const LONGEST = 200;

/** The first of `acme-2`, `acme-3`, … that no brand has; `undefined` when all that were tried are taken. */
export async function freeIdFor(acts: ImportActs, call: Call, id: string): Promise<string | undefined> {
  const candidates = Array.from({ length: CANDIDATES }, (_, index) => {
    const end = `-${index + 2}`;
    return id.slice(0, LONGEST - end.length) + end;
  });
  const found = await acts.match(call, { ids: candidates, websites: [] });
  const taken = new Set(found.map((each) => each.id));
  return candidates.find((each) => !taken.has(each));
}
