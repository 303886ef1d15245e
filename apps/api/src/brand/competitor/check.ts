import { type Brand, type BrandCompetitor, type Competitor, type Fault, sameText } from "@marque/schema";
import { CallerError, invalid } from "../../caller-error";

/** What never was, what another brand has and what is gone are the same to a caller. */
export const competitorNotFound = (id: string) => new CallerError("notFound", `Competitor "${id}" does not exist.`);

/**
 * Holds a competitor to the rules that it shares with the brand and with the others.
 * @param claimed domains that were not its own before.
 * @throws {CallerError} `validation`: a domain is the brand's or another competitor's; `conflict`: another has the name.
 */
export function refuseClashes(
  brand: Brand,
  others: readonly BrandCompetitor[],
  { name }: Pick<Competitor, "name">,
  claimed: readonly string[],
): void {
  const faults = claimed.flatMap((value): Fault[] => {
    if (brand.domains.includes(value)) return [{ path: "domains", code: "own-domain", params: { value } }];
    const owner = others.find(({ domains }) => domains.includes(value));
    return owner === undefined
      ? []
      : [{ path: "domains", code: "competitors-domain", params: { value, competitor: owner.name } }];
  });
  if (faults.length > 0) throw invalid(faults);
  const namesake = others.find((other) => sameText(other.name) === sameText(name));
  if (namesake !== undefined)
    throw new CallerError("conflict", `Competitor "${namesake.name}" already exists, with the id ${namesake.id}.`);
}
