import { registrableDomain, type Website } from "@marque/schema";
import pLimit from "p-limit";
import { type Reasoning, unlessUnfinished } from "../engine";
import type { Fetching, PageOutcome } from "../fetch";
import type { PageReading, ProbedDomain } from "../findings";
import type { World } from "../world";
import { redirectsOf } from "./open-home";
import { probeCandidates } from "./probe-candidates";

/** Of an analysis' time, what all probing and what one domain may take: 4 and 3 s of twenty. The pages are read meanwhile. */
const WHOLE_SHARE = 0.2;
const DOMAIN_SHARE = 0.15;
const AT_A_TIME = 4;
/** Of the look-ups that a process does at a time. Names without an answer hold theirs for seconds: pages need the others. */
const SHARE_OF_LOOKUPS = 0.5;
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
export function createProbing(world: World, fetching: Fetching): (limits: Limits, reasoning: Reasoning) => Prober {
  const lookups = pLimit(Math.max(1, Math.floor(world.lookupsAtATime * SHARE_OF_LOOKUPS)));

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

  return ({ signal, deadlineAt }, reasoning) =>
    async (website, home) => {
      const end = Math.min(deadlineAt, world.now() + world.deadlineMilliseconds * WHOLE_SHARE);
      const owned = new Set([website.registrableDomain, registrableDomain(new URL(home.url).hostname)]);
      const probe = async (domain: string): Promise<ProbedDomain[]> => {
        const limits = { signal, deadlineAt: Math.min(end, world.now() + world.deadlineMilliseconds * DOMAIN_SHARE) };
        const isThere = await exists(domain, limits);
        signal.throwIfAborted();
        if (!isThere) return [];
        const page = await fetchFront(domain, limits);
        const redirects = redirectsOf(page);
        if (!page.ok) return redirects.length === 0 ? [] : [{ domain, redirects, reading: null, certificateNames: [] }];
        // The site's own page is being read already.
        const isSite = owned.has(registrableDomain(new URL(page.url).hostname));
        const source = { url: page.url, text: page.text.slice(0, MOST_READ) };
        const reading = isSite ? null : await unlessUnfinished(reasoning.call("readPage", source, "home"), null);
        return [{ domain, redirects, reading, certificateNames: page.certificateNames }];
      };
      const limit = pLimit(AT_A_TIME);
      const domains = probeCandidates(website, home, world.connectTo);
      return (await Promise.all(domains.map((domain) => limit(() => probe(domain))))).flat();
    };
}

/**
 * What work gives, or else something instead when it takes longer or the signal aborts. Work that can't be stopped goes
 * on unheard.
 */
async function within<T>(milliseconds: number, signal: AbortSignal, work: Promise<T>, otherwise: T): Promise<T> {
  let stop = () => {};
  const late = new Promise<T>((resolve) => {
    stop = () => resolve(otherwise);
  });
  const timer = setTimeout(stop, Math.max(0, milliseconds));
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
