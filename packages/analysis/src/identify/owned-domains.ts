import { displayHostname, parseWebsite, type Website } from "@marque/schema";
import type { Fact, PageReading } from "../facts";
import { compact } from "./compact";
import type { EvidenceList } from "./evidence-list";
import { PAGE_NAMES } from "./mentions";
import notOwned from "./not-owned.json";

/** Social networks, CDNs, shop systems, mail and payment providers, trackers, app stores: used by everybody, owned by few. */
const NOT_OWNED: ReadonlySet<string> = new Set(Object.values(notOwned).flat());
const MOST_DOMAINS = 50;
/** A label this short (`go`, `hi`) is somebody else's under the next suffix. */
const SHORTEST_LABEL = 2;

/** This many namesakes in the running text are a country switcher, not a mention of somebody else. */
const SWITCHER = 4;

interface Finding {
  address: string;
  reason: string;
  quote: string;
  url: string;
  /** A link of the running text, which may lead to a namesake. */
  inText?: boolean;
  /** Owned whatever its label is. */
  proven: boolean;
  /** The site's own mail address: owned as well when it is called like the brand instead of like the site. */
  mail?: boolean;
}

/** Other registrable domains that the pages prove to be the brand's, one entry for each. */
export function findOwnedDomains(
  website: Website,
  brandName: string,
  readings: readonly PageReading[],
  redirects: readonly { from: string; to: string }[],
  evidence: EvidenceList,
): string[] {
  const label = labelOf(website);
  const domains = new Map<string, string>();
  const findings = [...redirects.map(fromRedirect), ...readings.flatMap((reading) => fromReading(reading))];
  const switcher = inTextNamesakes(findings, label) >= SWITCHER;
  for (const { address, reason, quote, url, proven, inText, mail } of findings) {
    const other = parseWebsite(address);
    if (other === undefined || other.registrableDomain === website.registrableDomain) continue;
    const isNamesake =
      (isNamesakeOf(other, label) && (inText !== true || switcher)) ||
      (mail === true && compact(labelOf(other)) === compact(brandName));
    if (NOT_OWNED.has(other.registrableDomain) || (!proven && !isNamesake)) continue;
    if (!domains.has(other.registrableDomain) && domains.size >= MOST_DOMAINS) continue;
    domains.set(other.registrableDomain, other.registrableDomain);
    evidence.add("additionalDomains", other.registrableDomain, reason, quote, url);
  }
  return [...domains.values()];
}

function fromRedirect({ from, to }: { from: string; to: string }): Finding {
  const shown = displayHostname(parseWebsite(to)?.hostname ?? to);
  return { address: to, reason: `redirects to ${shown}`, quote: `${from} → ${to}`, url: from, proven: true };
}

function fromReading(reading: PageReading): Finding[] {
  const page = PAGE_NAMES[reading.kind];
  const said = reading.facts.flatMap((fact): Finding[] => {
    const finding = findingOf(fact, page, reading);
    return finding === undefined ? [] : [finding];
  });
  return [...said, ...fromLinks(reading, page)];
}

/** Country switchers stand in the header or footer and lead to the same name elsewhere. */
function fromLinks(reading: PageReading, page: string): Finding[] {
  return reading.links.map(({ url, text, region }): Finding => {
    const place = region === "nav" ? "navigation" : region;
    const reason = `linked in the ${place} of ${page}, under the same name`;
    return {
      address: url,
      reason,
      quote: text === "" ? url : `${text} → ${url}`,
      url: reading.url,
      proven: false,
      inText: region === "main",
    };
  });
}

function findingOf(fact: Fact, page: string, reading: PageReading): Finding | undefined {
  const about = { address: fact.value, quote: fact.quote, url: fact.url, proven: false };
  switch (fact.kind) {
    case "hreflang":
      return { ...about, quote: fact.value, reason: `${fact.where} on ${page}` };
    case "canonical":
    case "alternate":
      return { ...about, reason: `${fact.where} on ${page}` };
    case "same-as":
      // `sameAs` may be any page about the brand; its own address is its own.
      return {
        ...about,
        proven: isOwnAddress(fact, reading),
        reason: `given as the organization's address (${fact.where}) on ${page}`,
      };
    case "mail":
      return { ...about, address: fact.value.split("@").at(-1) ?? "", mail: true, reason: `mail address on ${page}` };
    default:
      return undefined;
  }
}

/** JSON-LD `url` of the only organization that a home page describes. */
function isOwnAddress(fact: Fact, reading: PageReading): boolean {
  if (reading.kind !== "home" || !/ url$/.test(fact.where)) return false;
  const addresses = reading.facts.filter((each) => each.kind === "same-as" && / url$/.test(each.where));
  return addresses.length === 1 && reading.facts.filter((each) => each.kind === "organization").length === 1;
}

/** How many domains of the site's name its running text links to. */
function inTextNamesakes(findings: readonly Finding[], label: string): number {
  const others = findings.filter(({ inText }) => inText === true).map(({ address }) => parseWebsite(address));
  return new Set(
    others
      .map((other) => (other !== undefined && isNamesakeOf(other, label) ? other.registrableDomain : ""))
      .filter((domain) => domain !== ""),
  ).size;
}

const isNamesakeOf = (other: Website, label: string): boolean =>
  label.length > SHORTEST_LABEL && labelOf(other) === label;
const labelOf = (website: Website): string => compact(displayHostname(website.registrableDomain).split(".")[0] ?? "");
