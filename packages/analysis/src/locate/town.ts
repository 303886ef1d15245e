import { nameKey } from "@marque/schema";
import { countryNamed } from "../countries";
import type { Fact, Findings } from "../findings";
import { LATER_ADDRESS, TOWN_POINTS } from "../weights";
import type { ContactLine } from "./contact-lines";
import type { Ballot } from "./vote";

const MOST_FACTS = 40;
const LONGEST_TOWN = 40;

/** What speaks for each town: addresses in the site's country, and where else it is named. */
export function townBallots(
  findings: Findings,
  lines: readonly ContactLine[],
  language: string | undefined,
  country: string | undefined,
): Ballot[] {
  // "Orchamps-Vennes 25390 France" has its code behind the town.
  const inText = inLines(lines, country).filter(({ town }) => countryNamed(town, language) === undefined);
  const addresses = [...structured(findings, language), ...inText];
  const spelling = new Map<string, string>();
  for (const { town } of addresses) if (!spelling.has(nameKey(town))) spelling.set(nameKey(town), town);
  const told = addresses.map(({ town, points, rule, fact }): Ballot => {
    const value = spelling.get(nameKey(town)) ?? town;
    return { rule, values: [value], points, reason: { code: "locate.town", params: { town: value } }, seen: [fact] };
  });
  return [...told, ...[...spelling.values()].flatMap((town) => namedIn(findings, town))];
}

interface TownFact {
  town: string;
  rule: keyof typeof TOWN_POINTS;
  points: number;
  fact: Fact;
}

function structured({ pages }: Findings, language: string | undefined): TownFact[] {
  const facts = pages
    .flatMap((page) => page.facts)
    .filter(({ kind }) => kind === "address-locality" || kind === "area-served");
  const seen = new Set<string>();
  return facts.slice(0, MOST_FACTS).flatMap((fact): TownFact[] => {
    const town = (fact.value.split(/[,(/]/)[0] ?? "").trim();
    if (town === "" || town.length > LONGEST_TOWN || countryNamed(town, language) !== undefined) return [];
    const rule = fact.kind === "area-served" ? "areaServed" : "structured";
    const isLater = seen.size > 0 && !seen.has(nameKey(town));
    seen.add(nameKey(town));
    return [{ town, rule, fact, points: TOWN_POINTS[rule] * (isLater ? LATER_ADDRESS : 1) }];
  });
}

/** Of each page the first address is its owner's. */
function inLines(lines: readonly ContactLine[], country: string | undefined): TownFact[] {
  // A line whose own layout could not win the country is no address, or of another country.
  if (country === undefined) return [];
  const begun = new Set<string>();
  return lines.flatMap(({ fact, towns, isOwners, country: named }): TownFact[] => {
    const found = towns.find(({ countries }) => countries.includes(country));
    if (found === undefined) return [];
    const rule = ruleOf(fact, isOwners || found.tells || named === country);
    const points = TOWN_POINTS[rule] * (begun.has(fact.url) ? LATER_ADDRESS : 1);
    begun.add(fact.url);
    return [{ town: found.town, rule, points, fact }];
  });
}

function ruleOf({ source, pageKind }: Fact, isTold: boolean): keyof typeof TOWN_POINTS {
  if (source.type === "json-ld") return "structured";
  if (source.type === "line" && (source.part === "imprint" || source.part === "footer")) return source.part;
  if (!isTold) return "loose";
  return pageKind === "contact" ? "footer" : "page";
}

/** `Plumber in Leeds`: the home page's title, main headings or description name the town of an address. */
function namedIn({ pages }: Findings, town: string): Ballot[] {
  const fact = pages[0]?.facts.find(({ kind, value, source }) => {
    const isTelling =
      kind === "title" || kind === "description" || (source.type === "heading" && source.level === "h1");
    return isTelling && names(value, town);
  });
  if (fact === undefined) return [];
  const reason = { code: "locate.namedTown" as const, params: { town } };
  return [{ rule: "named", values: [town], points: TOWN_POINTS.named, reason, seen: [fact] }];
}

/** Whether whole words of a text are the town; `Lyon` is not in `Lyonnaise`. */
export function names(text: string, town: string): boolean {
  const [where, what] = [text.toLowerCase(), town.toLowerCase()];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const around = [where[at - 1] ?? " ", where[at + what.length] ?? " "];
    if (around.every((letter) => !/[\p{L}\p{M}\d]/u.test(letter)) || /\p{Script=Han}/u.test(what)) return true;
  }
  return false;
}
