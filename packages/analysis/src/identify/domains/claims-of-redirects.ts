import { inAnyLanguage, WORLD } from "@marque/lexicon";
import { displayHostname, type Website } from "@marque/schema";
import type { Fact, PageReading, Redirect } from "../../findings";
import { nameForms } from "../name-forms";
import type { DomainClaim } from "./claim";
import { labelKey } from "./domain-of";
import type { Names } from "./names";
import { isParked } from "./parked";

type DomainOf = (address: string) => string | undefined;

const STATIONS: ReadonlySet<string> = new Set(WORLD.domains.signIn);
const HOSTING = inAnyLanguage(({ services }) => services?.hosting);
const FRONT_PAGE = /^(?:\/[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i;
/** What names an owner; a title also names whom its page is shown for: `Sign in to Acme`. */
const OWNERS: ReadonlySet<Fact["kind"]> = new Set(["organization", "legal-name", "alternate-name", "site-name"]);
const SHORTEST_WORD = 4;
/** Before two labels or more; `www.com` is a name of its own. */
const WWW = /^www\.(?=[^.]+\.)/;

/**
 * What the redirects of a site's address say. Sites also redirect to pages that are not theirs: consent, sign-in,
 * parking, their host's first page. So a target is believed when it is called like the site, when its page names the
 * site, or when the site has plainly moved to the home page of the brand that was read there.
 *
 * @param home the page that they end at; `undefined` when it could not be read.
 */
export function claimsOfRedirects(
  redirects: readonly Redirect[],
  website: Website,
  home: PageReading | undefined,
  names: Names,
  domainOf: DomainOf,
): DomainClaim[] {
  const site = website.registrableDomain;
  const end = redirects.at(-1);
  if (home !== undefined && isParked(home)) return [];
  return redirects.flatMap((step): DomainClaim[] => {
    const { from, to } = step;
    const domain = domainOf(to);
    if (domain === undefined || domain === site || domainOf(from) === domain) return [];
    const isProven =
      home !== undefined &&
      domainOf(end?.to ?? "") === domain &&
      (pointsTo(home, site, domainOf) || (isFrontDoor(end?.to ?? to, domain) && isBrands(home, domain, site, names)));
    return [
      {
        domain,
        way: "redirect",
        weight: isProven ? "proof" : "label",
        reason: {
          code: "domain.redirect",
          params: { host: displayHostname(new URL(to).hostname.replace(WWW, "")) },
        },
        quote: `${from} → ${to}`,
        url: from,
      },
    ];
  });
}

/** Whether a page says by its own addresses that it belongs to a site. */
const pointsTo = ({ facts }: PageReading, site: string, domainOf: DomainOf): boolean =>
  facts.some(
    ({ kind, value }) =>
      (kind === "canonical" || kind === "hreflang" || kind === "same-as") && domainOf(value) === site,
  );

/** A move leads to a front door: no desk on the way, and no way back in the query. */
function isFrontDoor(to: string, domain: string): boolean {
  const { hostname, pathname, search } = new URL(to);
  const isWhole = hostname === domain || hostname === `www.${domain}`;
  return isWhole && FRONT_PAGE.test(pathname) && search === "" && !STATIONS.has(labelKey(domain));
}

/** Whether the page is the brand's by what it is called, and not that of the host of a site that is gone. */
function isBrands({ facts }: PageReading, domain: string, site: string, names: Names): boolean {
  const said = facts.filter(({ kind }) => kind === "title" || kind === "description").map(({ value }) => value);
  if (HOSTING.some((words) => said.some((text) => text.toLowerCase().includes(words)))) return false;
  const label = labelKey(site);
  const owners = facts.filter(({ kind }) => OWNERS.has(kind)).flatMap(({ value }) => value.split(/[^\p{L}\p{N}]+/u));
  const isNamedOwner = label.length >= SHORTEST_WORD && owners.some((word) => nameForms(word).includes(label));
  return isNamedOwner || names.isNamed(domain) || names.holdsName(domain) || names.isWordOfName(domain);
}
