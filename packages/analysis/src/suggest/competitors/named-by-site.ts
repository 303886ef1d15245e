import type { Atlas, AtlasBrand } from "@marque/atlas";
import { type Competitor, nameKey, uniqueBy } from "@marque/schema";
import type { Findings, Reason } from "../../findings";
import { localityOf } from "../../locality";
import type { Placement } from "../../placement";
import type { Knowledge } from "../../stage";
import { isWordLanguage, vocabularyOf } from "../../vocabulary";
import type { Own } from "../own-names";
import { asCompetitor, localFirst, type Suggested } from "./competitor";
import { domainsByName } from "./domains";
import { type Sighting, sightings } from "./sightings";
import { wordsOf } from "./spelling";

/** Somewhat more than an answer can hold: names without a second sign fall away. */
const MOST_NAMES = 120;
const LONGEST_TEXT = 300_000;

/** A name with all places where it stands. */
interface Named {
  key: string;
  best: Sighting;
  all: Sighting[];
}

/**
 * The competitors that the site names itself, strongest evidence first. Domains are those that the pages link to, and, of a
 * brand that the atlas knows, its own. Who isn't named where the brand is compared needs a second sign: a linked domain, a
 * place in a near market of the atlas, or words of two kinds.
 */
export function namedBySite(
  findings: Findings,
  own: Own,
  { atlas, privateHosts }: Knowledge,
  placement: Placement | undefined,
): Suggested[] {
  const { pages } = findings;
  const { language, country } = localityOf(findings);
  const ranked = byName(sightings(pages, own, language))
    .sort((a, b) => b.best.strength - a.best.strength)
    .slice(0, MOST_NAMES)
    .map((named) => ({ ...named, name: spelling(named) }));
  if (ranked.length === 0) return [];
  const linked = domainsByName(
    pages,
    ranked.map(({ name }) => name),
    own,
    privateHosts,
  );
  const isGeneric = genericTest(findings, atlas, language);
  return ranked.flatMap(({ key, best, all, name }): Suggested[] => {
    const domains = linked.get(key) ?? [];
    const known = knownAs(name, domains, atlas, placement);
    const sign = signOf(all, domains, known, () => isGeneric(name));
    if (sign === undefined) return [];
    const shown = known === undefined ? domains : domainsOf(known, domains, country);
    const competitor: Competitor =
      known === undefined ? { name, domains: shown, aliases: [] } : { ...asCompetitor(known, country), domains: shown };
    const reason: Reason =
      sign === "compared"
        ? { code: best.code, params: {} }
        : { code: "rival.signed", params: { place: best.code, sign } };
    return [
      {
        competitor,
        group: "direct",
        maker: "site",
        reason,
        seen: { quote: best.quote, url: best.url },
        weight: best.strength,
      },
    ];
  });
}

/** The linked domains and the brand's others, the one for the customer's country first. */
const domainsOf = (known: AtlasBrand, linked: readonly string[], country: string | null): string[] =>
  localFirst(
    uniqueBy([...linked, ...known.websites], (domain) => domain),
    country,
  );

type Sign = "rival.sign.linked" | "rival.sign.listed" | "rival.sign.twice";

/** Why somebody who is named so is a competitor; `undefined` when nothing says it. */
function signOf(
  all: readonly Sighting[],
  domains: readonly string[],
  known: AtlasBrand | undefined,
  isGeneric: () => boolean,
): "compared" | Sign | undefined {
  const compared = all.filter(({ compared: isCompared, by }) => isCompared && by !== "either");
  // Named against the brand is a name; in an address or a list may stand what the market's goods are called.
  if (compared.some(({ by }) => by === "compared")) return "compared";
  const isSeen = compared.length > 0;
  if (domains.length > 0) return isSeen ? "compared" : "rival.sign.linked";
  if (known !== undefined) return isSeen ? "compared" : "rival.sign.listed";
  if (isSeen && !isGeneric()) return "compared";
  const kinds = new Set(all.map(({ by }) => by));
  return kinds.has("compared") && kinds.has("left") ? "rival.sign.twice" : undefined;
}

function byName(all: readonly Sighting[]): Named[] {
  const found = new Map<string, Named>();
  for (const sighting of all) {
    const key = nameKey(sighting.name);
    const named = found.get(key);
    if (named === undefined) {
      found.set(key, { key, best: sighting, all: [sighting] });
      continue;
    }
    named.all.push(sighting);
    if (sighting.strength > named.best.strength) named.best = sighting;
  }
  return [...found.values()];
}

/** The competitor's name as its evidence has it, unless that is all capitals or no capitals and another place knows better. */
function spelling({ best, all }: Named): string {
  const mixed = (name: string) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  return mixed(best.name) ? best.name : (all.find(({ name }) => mixed(name))?.name ?? best.name);
}

/** The brand of the atlas that a site names: by its domain, else by its name, when only one of that name competes here. */
function knownAs(
  name: string,
  domains: readonly string[],
  atlas: Atlas,
  placement: Placement | undefined,
): AtlasBrand | undefined {
  for (const domain of domains) {
    const brand = atlas.brandAt(domain);
    if (brand !== undefined) return brand;
  }
  if (domains.length > 0) return undefined;
  const sector = placement?.categories[0]?.category.sector;
  const near = atlas
    .brandsNamed(name)
    .filter((brand) => brand.categories.some((category) => category.sector === sector));
  return near.length === 1 ? near[0] : undefined;
}

/** Whether a name is a word of a market (`Car Insurance`), or several words that the pages also write small. */
function genericTest({ pages }: Findings, atlas: Atlas, language: string | null): (name: string) => boolean {
  const languages = ["en" as const, ...(language !== null && isWordLanguage(language) ? [language] : [])];
  let text: string | undefined;
  return (name) => {
    const words = name.split(/\s+/).length;
    const isTerm = languages.some((each) =>
      [...vocabularyOf(atlas, each).termsIn(name).keys()].some((term) => term.words.length === words),
    );
    if (isTerm || words === 1) return isTerm;
    text ??= wordsOf(pages).join("\n").slice(0, LONGEST_TEXT);
    return text.includes(name.toLowerCase());
  };
}
