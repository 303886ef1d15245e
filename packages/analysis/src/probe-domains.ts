import { registrableDomain, type Website } from "@marque/schema";
import pLimit from "p-limit";
import type { PageReading } from "./facts";
import type { Fetching } from "./fetch";
import type { PageOutcome } from "./page";
import { probeCandidates } from "./probe-candidates";
import { readPage } from "./read";
import { redirectsOf } from "./redirects-of";
import type { ProbedDomain } from "./surroundings";
import { within } from "./within";
import type { World } from "./world";

/** How long the probing may take; the pages are read meanwhile. */
const WHOLE_MILLISECONDS = 4000;
const DOMAIN_MILLISECONDS = 3000;
const AT_A_TIME = 4;
/**
 * Look-ups of a whole process at a time. The system's resolver keeps one of libuv's four threads for each and can't be
 * stopped, so that more names without an answer would leave none for pages.
 */
const LOOKUPS_AT_A_TIME = 2;
/** Of a page that may be somebody else's: head, header and the links of most. */
const MOST_READ = 500_000;

/** What ends an analysis. */
interface Limits {
  signal: AbortSignal;
  /** On the world's clock, milliseconds. */
  deadlineAt: number;
}

/** Asks what stands at the domains that may be the brand's, for one analysis. */
export type Prober = (website: Website, home: PageReading) => Promise<ProbedDomain[]>;

/** Makes the probing of a process. */
export function createProbing(world: World, fetching: Fetching): (limits: Limits) => Prober {
  const lookups = pLimit(LOOKUPS_AT_A_TIME);

  /** Most names don't exist: they are told apart by DNS alone, before anybody is asked for pages. */
  async function exists(domain: string, { signal, deadlineAt }: Limits): Promise<boolean> {
    if (world.connectTo.has(domain)) return true;
    const isLate = () => signal.aborted || world.now() >= deadlineAt;
    const lookup = lookups(async () => !isLate() && (await world.resolve(domain)).length > 0);
    // A name without an address is an answer as well.
    const answer = lookup.catch(() => false);
    return within(deadlineAt - world.now(), signal, answer, false);
  }

  async function fetchFront(domain: string, limits: Limits): Promise<PageOutcome> {
    const fetcher = fetching.forAnalysis(limits);
    const secure = await fetcher.fetch(`https://${domain}/`);
    const mayBePlain = !secure.ok && (secure.reason === "unreachable" || secure.reason === "tls");
    // Many a domain that only redirects was never given a certificate.
    return mayBePlain && secure.redirects.length === 0 ? fetcher.fetch(`http://${domain}/`) : secure;
  }

  return ({ signal, deadlineAt }) =>
    async (website, home) => {
      const end = Math.min(deadlineAt, world.now() + WHOLE_MILLISECONDS);
      const owned = new Set([website.registrableDomain, registrableDomain(new URL(home.url).hostname)]);
      const probe = async (domain: string): Promise<ProbedDomain[]> => {
        const limits = { signal, deadlineAt: Math.min(end, world.now() + DOMAIN_MILLISECONDS) };
        const isThere = await exists(domain, limits);
        signal.throwIfAborted();
        if (!isThere) return [];
        const page = await fetchFront(domain, limits);
        const redirects = redirectsOf(page);
        if (!page.ok) return redirects.length === 0 ? [] : [{ domain, redirects, reading: null, certificateNames: [] }];
        // The site's own page is being read already.
        const isSite = owned.has(registrableDomain(new URL(page.url).hostname));
        const reading = isSite ? null : readPage({ ...page, text: page.text.slice(0, MOST_READ) }, "home");
        return [{ domain, redirects, reading, certificateNames: page.certificateNames }];
      };
      const limit = pLimit(AT_A_TIME);
      const domains = probeCandidates(website, home, world.connectTo);
      return (await Promise.all(domains.map((domain) => limit(() => probe(domain))))).flat();
    };
}
