import { anyOf, inAnyLanguage } from "@marque/lexicon";
import { nameKey, type PrivateHosts, parseWebsite, sameText } from "@marque/schema";
import { pageCode, reasonOfFact } from "../explain/reason-of-fact";
import type { Claim, Fact, PageReading, Reason, Seen } from "../findings";
import { abbreviationsOf } from "./abbreviations";
import { cleanName, withoutLegalForm } from "./clean-name";
import { abbreviates } from "./likeness";
import { nameForms } from "./name-forms";
import type { SiteLabel } from "./site-label";
import { spokenNames } from "./spoken-names";

const MOST_ALIASES = 10;
const LONGEST_ALIAS = 80;
const LONGEST_WORDS = 7;
/** A longer alternate name that has nothing of the name is a slogan. */
const SLOGAN_WORDS = 4;
/** Who says what it is called, rather than naming itself. */
const TOLD: ReadonlySet<Fact["kind"]> = new Set(["alternate-name", "short-name"]);
const NAMES: ReadonlySet<Fact["kind"]> = new Set([...TOLD, "organization", "site-name", "application-name"]);

const IMPRINT_PATH = new RegExp(anyOf(inAnyLanguage(({ pages }) => pages?.imprintPaths)), "i");

/** What else the brand is called: legal, alternate, short, former and native names. Names that hold its name add nothing. */
export function aliasClaims(
  brandName: string,
  readings: readonly PageReading[],
  manifestFacts: readonly Fact[],
  site: SiteLabel,
  privateHosts: PrivateHosts,
): Claim[] {
  const aliases = new Map<string, string>();
  const claims: Claim[] = [];
  const put = (written: string, reason: Reason, seen: Seen) => {
    const alias = tidyAlias(written);
    const key = withoutPunctuation(alias);
    if (!isAlias(alias, brandName, privateHosts) || (aliases.size >= MOST_ALIASES && !aliases.has(key))) return;
    const value = aliases.get(key) ?? alias;
    aliases.set(key, value);
    claims.push({ field: "aliases", value, maker: "site", reason, seen: [seen], weight: 1 });
  };
  const isWhole = (name: string) => nameForms(name).includes(site.key);
  const facts = [...readings.flatMap((reading) => reading.facts), ...manifestFacts];
  const onPage = (code: Reason["code"], { kind }: PageReading): Reason => ({ code, params: { page: pageCode(kind) } });
  for (const { name, former, quote, page } of spokenNames(readings, afterName([brandName, site.titled])))
    put(name, onPage(former ? "alias.former" : "alias.also", page), { quote, url: page.url });
  for (const { name, quote, page } of abbreviationsOf(brandName, readings))
    put(name, onPage("alias.abbreviation", page), { quote, url: page.url });
  for (const fact of facts) {
    if (fact.kind === "legal-name" && isOwner(fact, facts, brandName, site))
      put(asSpoken(fact.value, brandName), reasonOfFact(fact), fact);
    else if (isOwnName(fact, brandName, site)) put(cleanName(fact.value, isWhole), reasonOfFact(fact), fact);
  }
  return claims;
}

/** Whether a fact names the brand otherwise. */
function isOwnName(fact: Fact, brandName: string, site: SiteLabel): boolean {
  if (!NAMES.has(fact.kind)) return false;
  const near = isNear(fact.value, brandName, site);
  if (fact.kind === "alternate-name") return near || fact.value.split(/\s+/u).length < SLOGAN_WORDS;
  // A page about a partner names the partner; a name beside the brand's is its own on the home page alone.
  if (fact.pageKind !== "home" && fact.pageKind !== "manifest") return false;
  // So does a page inside the site that an analysis starts from: `Apex` on a page of `Apex Finder`.
  const other = fact.kind === "organization" && site.inside && nameKey(fact.value) !== site.key;
  return TOLD.has(fact.kind) || (near && !other);
}

/** A company called like the brand is known without its legal form: `AcmeTools Ltd` beside `Acme Tools`. */
function asSpoken(legalName: string, brandName: string): string {
  const bare = withoutLegalForm(legalName);
  const brand = nameForms(brandName);
  return nameForms(bare).some((form) => brand.includes(form)) ? bare : legalName;
}

/** Finds what follows a name's last mention in a text. */
function afterName(names: readonly string[]): (text: string) => string | undefined {
  return (text) => {
    const folded = text.toLowerCase();
    const ends = names.map((name) => folded.lastIndexOf(name.toLowerCase()) + name.length);
    const end = Math.max(...ends.filter((_, at) => folded.includes(names[at]?.toLowerCase() ?? "")), -1);
    return end < 0 ? undefined : text.slice(end);
  };
}

const isImprintLine = ({ source }: Fact) => source.type === "line" && source.part === "imprint";

/** JSON-LD says so; the first name of an imprint is the owner's; elsewhere a name counts when it is near the brand's. */
function isOwner(fact: Fact, facts: readonly Fact[], brandName: string, site: SiteLabel): boolean {
  if (fact.source.type === "json-ld" || isNear(fact.value, brandName, site)) return true;
  const first = facts.find((each) => each.kind === "legal-name" && isImprintLine(each) && each.url === fact.url);
  // A privacy policy or terms of use name processors and partners as well; an imprint names itself.
  return first === fact && IMPRINT_PATH.test(fact.url);
}

function isNear(name: string, brandName: string, site: SiteLabel): boolean {
  const bare = withoutLegalForm(name);
  const [form = ""] = nameForms(bare);
  const brand = nameKey(brandName);
  if (form === "" || brand === "") return false;
  if (form === brand || form === site.key) return true;
  const initials = bare.split(/[\s-]+/u).map(nameKey);
  if (abbreviates(site.key, initials) || abbreviates(brand, initials)) return true;
  const shared = words(bare).filter(
    (word) => word.length >= 4 && (words(brandName).includes(word) || word === site.key),
  );
  return shared.length > 0;
}

function isAlias(alias: string, brandName: string, privateHosts: PrivateHosts): boolean {
  const length = alias.split(/\s+/u).length;
  return (
    alias.length >= 2 &&
    alias.length <= LONGEST_ALIAS &&
    length <= LONGEST_WORDS &&
    /\p{L}/u.test(alias) &&
    // `Acme Trail` stays beside `Acmetrail`: who looks for the one does not find the other.
    !holds(alias, brandName) &&
    withoutPunctuation(alias) !== withoutPunctuation(brandName) &&
    !/^https?:|\/|@/i.test(alias) &&
    parseWebsite(alias, privateHosts) === undefined
  );
}

const words = (text: string) =>
  text
    .split(/[\s\-.,&]+/u)
    .map(nameKey)
    .filter((word) => word !== "");
const withoutPunctuation = (text: string) => sameText(text).replace(/[^\p{L}\p{M}\p{N}&+\s]/gu, "");
const holds = (text: string, name: string) => sameText(text).includes(sameText(name));
const tidyAlias = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .replace(/[®™©℠]/gu, "")
    .trim()
    .replace(/(?<=\p{L}{5})\.$/u, "");
