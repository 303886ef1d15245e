import { parseWebsite, sameText } from "@marque/schema";
import type { Fact, PageReading } from "../facts";
import { cleanName, withoutLegalForm } from "./clean-name";
import { compact, compactForms } from "./compact";
import type { EvidenceList } from "./evidence-list";
import { abbreviates } from "./likeness";
import { PAGE_NAMES } from "./mentions";
import type { SiteLabel } from "./site-label";
import { spokenNames } from "./spoken-names";

const MOST_ALIASES = 10;
const LONGEST_ALIAS = 80;
const LONGEST_WORDS = 7;
const REASONS: Readonly<Partial<Record<Fact["kind"], string>>> = {
  "alternate-name": "given as an alternate name",
  "short-name": "the short name of the web app",
  organization: "the organization's name",
  "site-name": "the site's name",
  "application-name": "the name of the web app",
};

/** What else the brand is called: legal, alternate, short, former and native names. Names that hold its name add nothing. */
export function findAliases(
  brandName: string,
  readings: readonly PageReading[],
  manifestFacts: readonly Fact[],
  site: SiteLabel,
  evidence: EvidenceList,
): string[] {
  const aliases = new Map<string, string>();
  const put = (written: string, reason: string, quote: string, url: string) => {
    const alias = tidyAlias(written);
    const key = sameText(alias);
    if (!isAlias(alias, brandName) || (aliases.size >= MOST_ALIASES && !aliases.has(key))) return;
    const kept = aliases.get(key) ?? alias;
    aliases.set(key, kept);
    evidence.add("aliases", kept, reason, quote, url);
  };
  const facts = [...readings.flatMap((reading) => reading.facts), ...manifestFacts];
  const isBrand = (text: string) => holds(text, brandName) || compact(text).includes(site.compact);
  for (const spoken of spokenNames(readings, isBrand)) {
    const reason = `${spoken.former ? "given as a former name" : "given as another name"} on ${PAGE_NAMES[spoken.page.kind]}`;
    put(spoken.name, reason, spoken.quote, spoken.page.url);
  }
  for (const fact of facts) {
    if (fact.kind === "legal-name" && isOwner(fact, facts, brandName, site))
      put(fact.value, `named as legal owner: ${fact.where} on ${PAGE_NAMES[fact.pageKind]}`, fact.quote, fact.url);
    const reason = REASONS[fact.kind];
    // A page about a partner names the partner; a name beside the brand's is its own on the home page alone.
    if (
      reason === undefined ||
      (fact.pageKind !== "home" && fact.pageKind !== "manifest" && fact.kind !== "alternate-name")
    )
      continue;
    if (fact.kind === "alternate-name" || fact.kind === "short-name" || isNear(fact.value, brandName, site))
      put(cleanName(fact.value), `${reason} (${fact.where})`, fact.quote, fact.url);
  }
  return [...aliases.values()];
}

/** JSON-LD says so; the first name of an imprint is the owner's; elsewhere a name counts when it is near the brand's. */
function isOwner(fact: Fact, facts: readonly Fact[], brandName: string, site: SiteLabel): boolean {
  if (fact.where.startsWith("JSON-LD") || isNear(fact.value, brandName, site)) return true;
  const first = facts.find((each) => each.kind === "legal-name" && each.where === "imprint" && each.url === fact.url);
  // A privacy policy or terms of use name processors and partners as well; an imprint names itself.
  return first === fact && /impress?um|imprint|legal-notice|mentions|aviso-legal|note-legali|colophon/i.test(fact.url);
}

function isNear(name: string, brandName: string, site: SiteLabel): boolean {
  const bare = withoutLegalForm(name);
  const [form = ""] = compactForms(bare);
  const brand = compact(brandName);
  if (form === "" || brand === "") return false;
  if (form === brand || form === site.compact) return true;
  const initials = bare.split(/[\s-]+/u).map(compact);
  if (abbreviates(site.compact, initials) || abbreviates(brand, initials)) return true;
  const shared = words(bare).filter(
    (word) => word.length >= 4 && (words(brandName).includes(word) || word === site.compact),
  );
  return shared.length > 0;
}

function isAlias(alias: string, brandName: string): boolean {
  const length = alias.split(/\s+/u).length;
  return (
    alias.length >= 2 &&
    alias.length <= LONGEST_ALIAS &&
    length <= LONGEST_WORDS &&
    /\p{L}/u.test(alias) &&
    // `Acme Trail` stays beside `Acmetrail`: who looks for the one does not find the other.
    !holds(alias, brandName) &&
    !/^https?:|\/|@/i.test(alias) &&
    parseWebsite(alias) === undefined
  );
}

const words = (text: string) =>
  text
    .split(/[\s\-.,&]+/u)
    .map(compact)
    .filter((word) => word !== "");
const holds = (text: string, name: string) => sameText(text).includes(sameText(name));
const tidyAlias = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .replace(/[®™©℠]/gu, "")
    .trim();
