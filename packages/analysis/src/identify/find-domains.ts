import { type Evidence, parseWebsite, registrableDomain, type Website } from "@marque/schema";
import type { PageReading } from "../facts";
import { PAGE_NAMES } from "./mentions";
import notOwned from "./not-owned.json";

const NEVER_OWNED: ReadonlySet<string> = new Set(Object.values(notOwned).flat());
const LONGEST_QUOTE = 300;

/** A sign that a domain belongs to the brand. */
interface Sign {
  hostname: string;
  reason: string;
  quote: string;
  url: string | null;
  /** Whether it holds for a domain of any label, or only for one of the brand's own. */
  sure: boolean;
}

const labelOf = (domain: string): string => domain.split(".")[0] ?? "";
const hostOf = (address: string): string | undefined => parseWebsite(address)?.hostname;

function signsOf(reading: PageReading): Sign[] {
  const place = `on ${PAGE_NAMES[reading.kind]}`;
  const fromFacts = reading.facts.flatMap((fact): Sign[] => {
    const told = { quote: fact.quote, url: fact.url, sure: false };
    const sign = (address: string, reason: string) => {
      const hostname = hostOf(address);
      return hostname === undefined ? [] : [{ ...told, hostname, reason }];
    };
    if (fact.kind === "hreflang") return sign(fact.value, `${fact.where} ${place}`);
    if (fact.kind === "canonical") return sign(fact.value, `canonical address ${place}`);
    if (fact.kind === "alternate") return sign(fact.value, `alternate address ${place}`);
    if (fact.kind === "same-as") return sign(fact.value, `named as the brand's own in ${fact.where} ${place}`);
    if (fact.kind === "mail") return sign(fact.value.split("@")[1] ?? "", `mail address ${place}`);
    return [];
  });
  const switchers = reading.links
    .filter(({ region }) => region !== "main")
    .flatMap(({ url, text, region }): Sign[] => {
      const hostname = hostOf(url);
      const quote = text === "" ? url : `${text} (${url})`;
      return hostname === undefined
        ? []
        : [
            {
              hostname,
              reason: `linked in the ${region === "nav" ? "navigation" : region} ${place}`,
              quote,
              url: reading.url,
              sure: false,
            },
          ];
    });
  return [...fromFacts, ...switchers];
}

/** Where the site sent us: a redirect is the owner's own word. */
const fromRedirects = (redirects: readonly { from: string; to: string }[]): Sign[] =>
  redirects.flatMap(({ from, to }) => {
    const [source, hostname] = [hostOf(from), hostOf(to)];
    return source === undefined || hostname === undefined
      ? []
      : [{ hostname, reason: `${source} redirects to it`, quote: `${from} → ${to}`, url: from, sure: true }];
  });

/**
 * The brand's other domains, one for each registrable domain, each with the sign that it is owned. A domain under
 * another label is believed only when the site redirects to it: anybody can be linked.
 */
export function findDomains(
  website: Website,
  readings: readonly PageReading[],
  redirects: readonly { from: string; to: string }[],
): { additionalDomains: string[]; evidence: Evidence[] } {
  const own = website.registrableDomain;
  const found = new Map<string, Sign>();
  for (const sign of [...fromRedirects(redirects), ...readings.flatMap(signsOf)]) {
    const domain = registrableDomain(sign.hostname);
    if (domain === undefined || domain === own || NEVER_OWNED.has(domain) || NEVER_OWNED.has(sign.hostname)) continue;
    if (!sign.sure && labelOf(domain) !== labelOf(own)) continue;
    if (!found.has(domain)) found.set(domain, sign);
  }
  return {
    additionalDomains: [...found.keys()],
    evidence: [...found].map(([value, { reason, quote, url }]) => ({
      field: "additionalDomains",
      value,
      reason,
      quote: quote === "" ? null : quote.slice(0, LONGEST_QUOTE),
      url,
    })),
  };
}
