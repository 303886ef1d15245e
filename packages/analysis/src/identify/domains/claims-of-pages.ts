import { inAnyLanguage, WORLD } from "@marque/lexicon";
import { pageCode, sourceLabel } from "../../explain/reason-of-fact";
import type { Fact, Link, PageReading, Reason } from "../../findings";
import type { DomainClaim } from "./claim";
import { labelKey } from "./domain-of";
import type { Names } from "./names";

/** This many namesakes in the running text are a country switcher, not a mention of somebody else. */
const SWITCHER = 4;
const MOST_QUOTED = 300;

const LABELS = inAnyLanguage(({ services }) => services?.labels);
const CREDITS = inAnyLanguage(({ services }) => services?.credits);
const MAILBOXES: ReadonlySet<string> = new Set([
  ...WORLD.domains.mailboxes,
  ...inAnyLanguage(({ services }) => services?.mailboxes),
]);

type DomainOf = (address: string) => string | undefined;

/** What the pages of a site say of other domains, in the order they stand. */
export function claimsOfPages(readings: readonly PageReading[], names: Names, domainOf: DomainOf): DomainClaim[] {
  const said = readings.flatMap((reading) => reading.facts.flatMap((fact) => claimOf(fact, reading, names, domainOf)));
  return [...said, ...linkClaims(readings, names, domainOf)];
}

function claimOf(fact: Fact, reading: PageReading, names: Names, domainOf: DomainOf): DomainClaim[] {
  const domain = domainOf(fact.kind === "mail" ? (fact.value.split("@").at(-1) ?? "") : fact.value);
  if (domain === undefined) return [];
  const params = { page: pageCode(reading.kind), source: sourceLabel(fact.source) };
  const claim = (
    way: DomainClaim["way"],
    weight: DomainClaim["weight"],
    code: Reason["code"],
    quote = fact.quote,
  ): DomainClaim[] => [{ domain, way, weight, reason: { code, params }, quote, url: fact.url }];
  switch (fact.kind) {
    case "hreflang":
      return claim("hreflang", "named", "fact.other", fact.value);
    case "canonical":
      // Articles of other papers are reprinted with the canonical address of the paper; home pages are not.
      if (reading.kind === "home" && names.holdsName(domain)) return claim("canonical", "proof", "domain.canonical");
      return claim("canonical", "named", "domain.canonical");
    case "alternate":
      return claim("alternate", "label", "fact.other");
    case "same-as":
      // `sameAs` may be any page about the brand; its own address is its own.
      return claim("own-address", isOwnAddress(fact, reading) ? "proof" : "label", "domain.own-address");
    case "mail": {
      const isNamed = names.isNamed(domain);
      if (!isNamed && (isGivenOut(fact.value) || isOfService(domain, fact.quote))) return [];
      const weight = isNamed ? "named" : names.holdsName(domain) ? "proof" : "sign";
      return claim("mail", weight, isInImprint(fact, reading) ? "domain.mail.imprint" : "domain.mail");
    }
    default:
      return [];
  }
}

const isInImprint = ({ source }: Fact, { kind }: PageReading): boolean =>
  kind === "legal" && source.type === "line" && source.part === "imprint";

const isOwnUrl = ({ source }: Fact): boolean => "property" in source && source.property === "url";

/** JSON-LD `url` of the only organization that a home page describes. */
function isOwnAddress(fact: Fact, reading: PageReading): boolean {
  if (reading.kind !== "home" || !isOwnUrl(fact)) return false;
  const addresses = reading.facts.filter((each) => each.kind === "same-as" && isOwnUrl(each));
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
      const reason: Reason = {
        code: isNamesake ? "domain.link.namesake" : "domain.link",
        params: { region: `region.${region}`, page: pageCode(reading.kind) },
      };
      const quote = (text === "" ? url : `${text} → ${url}`).slice(0, MOST_QUOTED);
      return [{ domain, way: "link", weight: isNamesake ? "label" : "sign", reason, quote, url: reading.url }];
    }),
  );
}

const isInText = ({ region }: Link): boolean => region === "main";

/** Whether a domain that a page names may well be its agency's, its host's or its data-protection officer's. */
const isOfService = (domain: string, around: string): boolean =>
  LABELS.some((word) => labelKey(domain).includes(word)) || CREDITS.some((word) => around.toLowerCase().includes(word));

/** Whether a mailbox is one that is often given to somebody outside: `datenschutz@…`. */
const isGivenOut = (mail: string): boolean => MAILBOXES.has(mail.split("@")[0] ?? "");
