import type { BrandEntry, VerifiedRecord } from "@marque/atlas/data-files";
import { nameKey, registrableDomain, registrableLabel } from "@marque/schema";
import type { FailureReason, PageOutcome } from "../../src/fetch/page";
import type { PageReading } from "../../src/findings";
import { isParked } from "../../src/identify/domains/parked";
import { isParkingHost } from "../../src/third-parties/third-parties";

/** What stands at a domain: how its home page was had, and what it says. */
export interface Look {
  outcome: PageOutcome;
  /** `null` when there was no page. */
  reading: PageReading | null;
}

/** A site that is there and doesn't show itself to programs. */
const BLOCKED: ReadonlySet<FailureReason> = new Set(["bot-wall", "robots", "not-text"]);
/** RFC 9110 and RFC 6585, RFC 7725: unauthorised, forbidden, too many requests, unavailable for legal reasons. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429, 451]);

/**
 * What a look says of a brand's domain. A domain that gave no answer on an earlier day either is dead.
 *
 * @param earlier the last record of the domain.
 * @param today as `2026-11-22`.
 */
export function verdictOf(
  brand: BrandEntry,
  { outcome, reading }: Look,
  earlier: VerifiedRecord | undefined,
  today: string,
): VerifiedRecord {
  if (!outcome.ok) {
    if (BLOCKED.has(outcome.reason) || REFUSED.has(outcome.status ?? 0)) return { verdict: "blocked", date: today };
    const isAgain = earlier?.verdict === "dead" || (earlier?.verdict === "unanswered" && earlier.date < today);
    return { verdict: isAgain ? "dead" : "unanswered", date: today };
  }
  const host = new URL(outcome.url).hostname.replace(/^www\./, "");
  const domain = registrableDomain(host) ?? host;
  if (isParkingHost(domain) || (reading !== null && isParked(reading))) return { verdict: "parked", date: today };
  if (!isOwn(brand, domain)) return { verdict: "moved", date: today, to: domain };
  return { verdict: reading !== null && isNamed(brand, reading) ? "ok" : "nameless", date: today };
}

/** The brand's own domain, or the same label under another suffix: brands send visitors to their country's site. */
const isOwn = ({ domains, site }: BrandEntry, found: string): boolean =>
  [...domains, ...(site === undefined ? [] : [site.split("/", 1)[0] ?? ""])].some((own) => {
    const registrable = registrableDomain(own) ?? own;
    return registrable === found || registrableLabel(registrable) === registrableLabel(found);
  });

function isNamed({ name, aliases = [] }: BrandEntry, { facts, headings, text }: PageReading): boolean {
  const said = nameKey([...facts.map(({ value }) => value), ...headings, text].join(" "));
  return [name, ...aliases].map(nameKey).some((key) => key !== "" && said.includes(key));
}
