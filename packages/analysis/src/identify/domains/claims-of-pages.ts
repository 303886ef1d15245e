import type { Fact, Link, PageReading } from "../../facts";
import { PAGE_NAMES } from "../wording";
import type { DomainClaim } from "./claim";
import type { Names } from "./names";
import { isGivenOut, isOfService } from "./services";

/** This many namesakes in the running text are a country switcher, not a mention of somebody else. */
const SWITCHER = 4;
const MOST_QUOTED = 300;

type DomainOf = (address: string) => string | undefined;

/** What the pages of a site say of other domains, in the order they stand. */
export function claimsOfPages(readings: readonly PageReading[], names: Names, domainOf: DomainOf): DomainClaim[] {
  const said = readings.flatMap((reading) => reading.facts.flatMap((fact) => claimOf(fact, reading, names, domainOf)));
  return [...said, ...linkClaims(readings, names, domainOf)];
}

function claimOf(fact: Fact, reading: PageReading, names: Names, domainOf: DomainOf): DomainClaim[] {
  const domain = domainOf(fact.kind === "mail" ? (fact.value.split("@").at(-1) ?? "") : fact.value);
  if (domain === undefined) return [];
  const page = PAGE_NAMES[reading.kind];
  const claim = (way: DomainClaim["way"], weight: DomainClaim["weight"], reason: string, quote = fact.quote) => [
    { domain, way, weight, reason, quote, url: fact.url },
  ];
  switch (fact.kind) {
    case "hreflang":
      return claim("hreflang", "named", `${fact.where} on ${page}`, fact.value);
    case "canonical":
      // Articles of other papers are reprinted with the canonical address of the paper; home pages are not.
      if (reading.kind === "home" && names.holdsName(domain))
        return claim("canonical", "proof", `canonical address of ${page}`);
      return claim("canonical", "named", `canonical address of ${page}`);
    case "alternate":
      return claim("alternate", "label", `${fact.where} on ${page}`);
    case "same-as":
      // `sameAs` may be any page about the brand; its own address is its own.
      return claim(
        "own-address",
        isOwnAddress(fact, reading) ? "proof" : "label",
        `given as the organization's address (${fact.where}) on ${page}`,
      );
    case "mail": {
      const isNamed = names.isNamed(domain);
      if (!isNamed && (isGivenOut(fact.value) || isOfService(domain, fact.quote))) return [];
      const weight = isNamed ? "named" : names.holdsName(domain) ? "proof" : "sign";
      return claim("mail", weight, `mail address ${placeOfMail(fact, reading)}`);
    }
    default:
      return [];
  }
}

const placeOfMail = (fact: Fact, reading: PageReading): string =>
  reading.kind === "legal" && fact.where === "imprint" ? "in the imprint" : `on ${PAGE_NAMES[reading.kind]}`;

/** JSON-LD `url` of the only organization that a home page describes. */
function isOwnAddress(fact: Fact, reading: PageReading): boolean {
  if (reading.kind !== "home" || !/ url$/.test(fact.where)) return false;
  const addresses = reading.facts.filter((each) => each.kind === "same-as" && / url$/.test(each.where));
  return addresses.length === 1 && reading.facts.filter((each) => each.kind === "organization").length === 1;
}

/** Country switchers stand in the header or footer and lead to the same name elsewhere. */
function linkClaims(readings: readonly PageReading[], names: Names, domainOf: DomainOf): DomainClaim[] {
  const links = readings.flatMap((reading) => reading.links.map((link) => ({ ...link, reading })));
  const foreign = new Map<string, (Link & { reading: PageReading })[]>();
  for (const link of links) {
    const domain = domainOf(link.url);
    if (domain === undefined) continue;
    const same = foreign.get(domain) ?? [];
    // One link of each place says all that it can.
    if (!same.some(({ region, reading }) => region === link.region && reading === link.reading))
      foreign.set(domain, [...same, link]);
  }
  const inText = [...foreign].filter(([domain, found]) => names.isNamesake(domain) && found.some(isInText));
  const isSwitcher = inText.length >= SWITCHER;
  return [...foreign].flatMap(([domain, found]) =>
    found.flatMap((link): DomainClaim[] => {
      const { url, text, region, reading } = link;
      const isNamesake = names.isNamesake(domain);
      // The running text speaks of others, and a footer thanks its agency.
      if (isInText(link) ? !(isNamesake && isSwitcher) : !isNamesake && isOfService(domain, text)) return [];
      const place = region === "nav" ? "navigation" : region === "main" ? "text" : region;
      const reason = `linked in the ${place} of ${PAGE_NAMES[reading.kind]}${isNamesake ? ", under the same name" : ""}`;
      const quote = (text === "" ? url : `${text} → ${url}`).slice(0, MOST_QUOTED);
      return [{ domain, way: "link", weight: isNamesake ? "label" : "sign", reason, quote, url: reading.url }];
    }),
  );
}

const isInText = ({ region }: Link): boolean => region === "main";
