import type { Website } from "@marque/schema";
import type { PageFetcher, PageOutcome } from "../fetch";
import type { Redirect } from "../findings";

/** Whether another spelling of the address may fare better. */
function nextSpelling(tried: URL, outcome: PageOutcome): string | undefined {
  if (outcome.ok) return undefined;
  const next = new URL(tried);
  // Many sites answer under `www.` alone …
  if (outcome.reason === "no-such-host" && !tried.hostname.startsWith("www.")) next.hostname = `www.${tried.hostname}`;
  // … and some, still, without TLS. Nothing secret is sent, so reading them so gives nothing away.
  else if ((outcome.reason === "unreachable" || outcome.reason === "tls") && tried.protocol === "https:")
    next.protocol = "http:";
  else return undefined;
  return next.href;
}

/** Fetches the page that an analysis starts from: as written, then under the spellings that sites are found by. */
export async function openHome(fetcher: PageFetcher, website: Website): Promise<PageOutcome> {
  const first = await fetcher.fetch(website.url);
  let outcome = first;
  for (let url = website.url; ; ) {
    const next = nextSpelling(new URL(url), outcome);
    // The first failure tells best what is wrong: the others are guesses of ours.
    if (next === undefined) return outcome.ok ? outcome : first;
    url = next;
    outcome = await fetcher.fetch(url);
  }
}

/** The steps that led to where a page was found, or to where it failed. */
export const redirectsOf = (page: PageOutcome): Redirect[] =>
  page.redirects.map((from, index) => ({ from, to: page.redirects[index + 1] ?? page.url }));
