import { anyOf, LANGUAGES } from "@marque/lexicon";
import { nameKey } from "@marque/schema";
import type { Fact, Findings, Seen } from "../findings";
import type { Size } from "../locality";
import { MANY_PLACES, MANY_STAFF, SIZE_POINTS, SOME_PLACES, SOME_STAFF } from "../weights";
import type { ContactLine } from "./contact-lines";
import type { Ballot } from "./vote";

const LONGEST_TEXT = 20_000;
const MOST_LINKS = 2000;
/** Of a page's titles, headings and descriptions. */
const MOST_FACTS = 60;
const MOST_LOCALITIES = 60;
const YEAR = /^(?:19|20)\d\d$/;
/** Of `12 friendly local branches`: what may stand between the number and the word. */
const BETWEEN = "(?:\\p{L}{1,20} ){0,2}";

/** What a language's words are looked for with: made once for each language that sites are written in. */
interface SizeSigns {
  small: readonly string[];
  large: readonly string[];
  investors: ReadonlySet<string>;
  places: RegExp | undefined;
  staff: RegExp | undefined;
}
const made = new Map<string, readonly SizeSigns[]>();

/** What speaks for each size: what the site says of itself, and in how many places it is. */
export function sizeBallots(
  { pages }: Findings,
  lines: readonly ContactLine[],
  language: string | undefined,
): Ballot[] {
  const signs = signsOf(language);
  const telling = pages.filter(({ kind }) => kind === "home" || kind === "about");
  const texts = telling.flatMap(({ facts, text, url }) => [
    ...facts
      .filter(({ kind }) => kind === "description" || kind === "title" || kind === "heading")
      .slice(0, MOST_FACTS)
      .map(({ value }) => ({ text: value.toLowerCase(), url })),
    { text: text.slice(0, LONGEST_TEXT).toLowerCase(), url },
  ]);
  return [
    ...signs.flatMap((each) => texts.flatMap((text) => [...byWords(each, text), ...byNumbers(each, text)])),
    ...byInvestors(telling, signs),
    ...byAddresses(pages, lines),
  ];
}

/** Those of the site's language, and English, which many add. */
function signsOf(language: string | undefined): readonly SizeSigns[] {
  const key = language !== undefined && LANGUAGES.get(language)?.size !== undefined ? language : "en";
  const known = made.get(key);
  if (known !== undefined) return known;
  const files = [...new Set([key, "en"])].flatMap((subtag) => LANGUAGES.get(subtag)?.size ?? []);
  const signs = files.map(
    ({ small = [], large = [], investors = [], places, staff }): SizeSigns => ({
      small,
      large,
      investors: new Set(investors),
      places: numberOf(places),
      staff: numberOf(staff),
    }),
  );
  made.set(key, signs);
  return signs;
}

const numberOf = (words: readonly string[] | undefined): RegExp | undefined =>
  words === undefined
    ? undefined
    : new RegExp(
        `(?<![\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d{3}|\\d{0,2}))\\+? ${BETWEEN}(?:${anyOf(words)})(?!\\p{L})`,
        "u",
      );

function ballot(
  rule: keyof typeof SIZE_POINTS,
  value: Size,
  code: Ballot["reason"]["code"],
  params: Ballot["reason"]["params"],
  seen: Seen,
): Ballot {
  return { rule, values: [value], points: SIZE_POINTS[rule], reason: { code, params }, seen: [seen] };
}

function byWords({ small, large }: SizeSigns, { text, url }: { text: string; url: string }): Ballot[] {
  const told = (value: Size, words: readonly string[]): Ballot[] => {
    const found = words.find((each) => standsIn(text, each));
    return found === undefined ? [] : [ballot("words", value, "size.words", { words: found }, { quote: found, url })];
  };
  return [...told("small", small), ...told("large", large)];
}

/** Whether whole words of a text are these: `artisan` is not in `partisans`. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!/[\p{L}\d]/u.test(text[at - 1] ?? " ") && !/\p{L}/u.test(text[at + words.length] ?? " ")) return true;
  return false;
}

function byNumbers({ places, staff }: SizeSigns, { text, url }: { text: string; url: string }): Ballot[] {
  const told = (pattern: RegExp | undefined, some: number, many: number): Ballot[] => {
    const match = pattern?.exec(text);
    const written = match?.[1] ?? "";
    const number = Number(written.replace(/[.,]/g, ""));
    if (match === null || match === undefined || number < 2 || YEAR.test(written)) return [];
    const value = number >= many ? "large" : number >= some ? "medium" : "small";
    return [ballot("number", value, "size.number", { words: match[0] }, { quote: match[0], url })];
  };
  return [...told(places, SOME_PLACES, MANY_PLACES), ...told(staff, SOME_STAFF, MANY_STAFF)];
}

/** Only who is listed at an exchange has a page for investors. */
function byInvestors(pages: Findings["pages"], signs: readonly SizeSigns[]): Ballot[] {
  const links = pages.flatMap(({ links: all, url }) => all.slice(0, MOST_LINKS).map(({ text }) => ({ text, url })));
  const link = links.find(({ text }) => signs.some(({ investors }) => investors.has(text.trim().toLowerCase())));
  if (link === undefined) return [];
  return [
    ballot("investors", "large", "size.investors", { words: link.text.trim() }, { quote: link.text, url: link.url }),
  ];
}

/** A business in few towns is taken for small, as long as it doesn't say anything else: large ones write one address as well. */
function byAddresses(pages: Findings["pages"], lines: readonly ContactLine[]): Ballot[] {
  const facts = pages.flatMap((page) => page.facts);
  const structured = facts
    .filter(({ kind }) => kind === "address-locality")
    .slice(0, MOST_LOCALITIES)
    .map((fact) => ({ key: nameKey(fact.value), fact }));
  // A year before a word on the home page looks like a postcode before a town.
  const sure = lines.filter(({ isOwners, towns }) => isOwners || towns.some(({ tells }) => tells));
  const written = sure.flatMap(({ towns, fact }) =>
    towns.slice(0, 1).map(({ town }) => ({ key: nameKey(town), fact })),
  );
  const byTown = new Map<string, Fact>([...structured, ...written].map(({ key, fact }) => [key, fact]));
  const [first] = byTown.values();
  if (first === undefined) return [];
  const number = byTown.size;
  const reason: [Ballot["reason"]["code"], Ballot["reason"]["params"]] =
    number === 1 ? ["size.address", {}] : ["size.addresses", { count: number }];
  if (number < SOME_PLACES) return [ballot("fewAddresses", "small", ...reason, first)];
  return [ballot("addresses", number < MANY_PLACES ? "medium" : "large", ...reason, first)];
}
