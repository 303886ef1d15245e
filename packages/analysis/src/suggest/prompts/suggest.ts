import type { Atlas, AtlasBrand } from "@marque/atlas";
import { askingWordsOf, promptWordsOf } from "@marque/lexicon";
import { parseUrl, registrableLabel } from "@marque/schema";
import { countryOfEnding, languagesOf } from "../../countries";
import { type Claim, type Findings, valuesOf, withClaims } from "../../findings";
import { localityOf } from "../../locality";
import { placementOf } from "../../placement";
import type { Stage } from "../../stage";
import { askedOf } from "./asked";
import { brandPrompts } from "./brand-prompts";
import { choose } from "./choose";
import { byLadder, type Draft, nameTest } from "./draft";
import { isFacetLanguage } from "./market-theme";
import { tagsFor, toTag } from "./tags";
import { asksIn, marketInShort, themeOfSite, themesOf } from "./themes";
import { ENGLISH, wordsOf } from "./words";

/**
 * So many questions are enough when the rest would be made of templates: more is known of a brand of the atlas than of a
 * site that says what it sells.
 */
const ENOUGH = { known: 3, unknown: 10 };
/** How many prompts may name the brand. */
const MOST_BRANDED = 5;
const BRANDED_SHARE = 0.2;
const BRANDED_ABOUT = 0.16;
/** So many of a known brand's do, when most others don't. */
const LEAST_BRANDED = 2;
/** How many prompts may name the brand: a fifth at most, and 3–5 where there is room. */
const brandedAmong = (max: number): number =>
  max >= 15 ? Math.min(MOST_BRANDED, Math.max(3, Math.round(max * BRANDED_ABOUT))) : Math.floor(max * BRANDED_SHARE);

/**
 * What people would type into an AI assistant about the things that the brand sells, and a few questions about the brand
 * itself: of the site's own words and of its markets, in the language of the site, fewer than asked for when little is
 * known, and none when nothing is.
 */
export const suggestPrompts: Stage = (findings, { atlas }) => {
  const max = findings.request.maxPrompts;
  if (max <= 0) return findings;
  const placement = placementOf(findings, atlas);
  const language = localityOf(findings).language ?? homeLanguage(findings, atlas, placement?.brand);
  const file = language === null ? undefined : (promptWordsOf(language) ?? askingWordsOf(language));
  const spoken = language === null || file === undefined ? undefined : wordsOf(language, file);
  const own = ownNames(findings);
  const isOwn = nameTest(own);
  const site =
    spoken === undefined || promptWordsOf(spoken.subtag) === undefined
      ? undefined
      : themeOfSite(findings, spoken, own, placement?.categories[0]?.category);
  // Two languages in one question are none, so it is the site's where the atlas asks in it or the site says enough.
  const words =
    spoken !== undefined && asksIn(spoken, findings, atlas, site, placement) ? spoken : wordsOf("en", ENGLISH);
  const themes = themesOf(findings, atlas, words, words === spoken ? site : undefined, placement);
  const enough = placement?.brand === undefined ? ENOUGH.unknown : ENOUGH.known;
  const general = choose(themes, max, enough, words, (prompt) => !isOwn(prompt));
  // Most prompts don't name the brand; of a site that says nothing there are none at all.
  // Who has no rivals, as an authority has none, is compared with nobody.
  const isAlone = placement?.brand?.rivals?.length === 0;
  // Of a known brand they are right for certain, however few others there are.
  const least = placement?.brand === undefined ? 0 : Math.min(LEAST_BRANDED, general.length - 1);
  const room = isAlone ? 0 : Math.min(brandedAmong(max), Math.max(least, Math.floor(general.length / 4)));
  const branded = brandPrompts(findings, words, room, marketInShort(findings, atlas, words, placement));
  const drafts = [...byLadder(general.slice(0, max - branded.length)), ...branded];
  const ownTags = new Set([...own.map(toTag), "branded"]);
  const tags = tagsFor(drafts, words, (tag) => !ownTags.has(tag));
  return withClaims(
    findings,
    drafts.map((draft, index) => claimOf(draft, tags[index] ?? [])),
  );
};

/**
 * What is spoken where a brand is sold whose pages could not be read, or where the address of an unknown one is from; `null`
 * when that isn't one place or one language, or nothing is written.
 */
function homeLanguage({ request }: Findings, atlas: Atlas, brand: AtlasBrand | undefined): string | null {
  if (brand === undefined) {
    const country = countryOfEnding(request.website.registrableDomain.split(".").at(-1) ?? "");
    const [only = null, ...others] = country === undefined ? [] : languagesOf(country);
    return others.length > 0 ? null : only;
  }
  if (brand.reach === "global") return null;
  const [language] = languagesOf(brand.country);
  const isWritten = language !== undefined && isFacetLanguage(language) && atlas.asks(brand.main, language).length > 0;
  return isWritten ? language : null;
}

const claimOf = (draft: Draft, tags: readonly string[]): Claim => ({
  field: "suggestedPrompts",
  value: draft.prompt,
  tags,
  asked: askedOf(draft),
  maker: draft.maker,
  reason: draft.reason,
  seen: draft.seen,
  weight: 1,
});

/** The names of the brand, and the labels of its addresses. */
function ownNames(findings: Findings): string[] {
  const labels = findings.pages.flatMap(({ url }) => registrableLabel(parseUrl(url)?.hostname ?? "") ?? []);
  return [...valuesOf(findings, "brandName").slice(0, 1), ...valuesOf(findings, "aliases"), ...new Set(labels)];
}
