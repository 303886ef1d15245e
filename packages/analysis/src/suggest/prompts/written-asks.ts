import type { Part, PartAsks, Rung, Stage, Tier, TradeAsks, Ask as WrittenAsk } from "@marque/atlas";
import type { Shares } from "../parts";
import { inDialect } from "./dialect";
import { currencySign, isPaidElsewhere } from "./money";
import { isOfClass } from "./price-class";
import { type Ask, askTemplate } from "./theme";
import type { Words } from "./words";

/** How many of the questions are for each stage of a buyer, in parts of one. */
const STAGE_SHARES: Readonly<Record<Stage, number>> = { discover: 0.5, compare: 0.3, decide: 0.2 };
/** Whom everybody knows is the answer to general questions; others appear in specific ones alone. */
const RUNG_SHARES = {
  known: { general: 0.3, middle: 0.4, specific: 0.3 },
  unknown: { general: 0.15, middle: 0.35, specific: 0.5 },
} as const satisfies Readonly<Record<string, Readonly<Record<Rung, number>>>>;
/** Questions whose answer explains and names nobody. */
const EXPLAINING_SHARE = 0.04;
/** Whole sentences with a person behind them, by their words. */
const LONG_FROM = 13;
const LONG_SHARE = 0.2;
/**
 * Questions to which the brand itself is a good answer, beside those about its parts: few of them get so much room, and
 * many as much as they are of what an answer has, but for some.
 */
const LEAST_OWN = 0.35;
const MOST_OWN = 0.9;
const USUAL_ROOM = 25;
/**
 * Who has so many is asked nothing general about its parts, which its own say already, and nothing of several constraints,
 * which often fit a rival alone.
 */
const MANY_OWN = 20;
/** What one more of a kind costs, divided by its share. */
const COSTS = { part: 3, stage: 1.5, rung: 1.5, length: 1, answer: 0.5, audience: 5, opening: 1, matter: 3, plain: 1 };
/** A word says what a question is about when no more of them say it: all about running shoes say "shoes". */
const MOST_OF_MATTER = 0.3;
/** A question without such a word asks for the best there is: a few of those say all that can be said so. */
const PLAIN_SHARE = 0.12;
/** Letters; shorter words say little. */
const SHORTEST_MATTER = 4;
/** Of all parts together so many are weighed against each other, of which some thirty are asked. */
const MOST_WEIGHED = 60;
/** Brands of one part are asked about in different orders, so that they don't all get the same questions … */
const TURN = 2.5;
/** … but for the first of a part, which is what most of its buyers ask. */
const FIRST = -TURN;
/** A brand's own are nobody else's: they keep the order in which they were written, the most telling first. */
const COST_OF_RANK = 0.1;
/** A question for the brand's own place is worth more than one for anywhere … */
const OF_PLACE = -3;
/** … and one about what its own titles and headings speak of, for each word, up to some. */
const OF_SITE = -2.5;
const MOST_OF_SITE = 2;

/** Words; of longer questions the place would be somewhere in the middle. */
const MOST_BEFORE_TOWN = 7;

interface Asked {
  /** Lower case: `leeds`, when the brand's place is known. */
  place: string | undefined;
  /** The same of a business around its town, which is asked about there. */
  town: string | undefined;
  /** ISO 3166-1 alpha-2 code of where it is. */
  country: string | null;
  isKnown: boolean;
  /** It is one of the first of its market. */
  isLeader: boolean;
  /** It is a business around its town. */
  isLocal: boolean;
  /** The class of price or of buyers that it is in; `undefined` when it isn't known or in none. */
  tier: Tier | undefined;
  /** Whether its own titles and headings say a word, by {@link matters}. */
  says: (word: string) => boolean;
  /** Tells brands apart: the domain. */
  seed: string;
}

/** What was written in one language: about a market's parts, and to which the brand itself is a good answer. */
export interface Written {
  parts: readonly Part[];
  /** By the place of the part. */
  asks: readonly PartAsks[];
  own: readonly WrittenAsk[];
  /** The scopes of a part's questions that the brand is in, by the part's place; of an unknown one those of most. */
  scopesOf: (part: number) => readonly string[];
}

/** Questions that were written for one reason, and their part of an answer. */
interface Heap {
  id: string;
  name: string;
  asks: readonly WrittenAsk[];
  share: number;
  /** What a question of it is about, for its tags. */
  about: (text: string) => string[];
  /** They are the brand's own, in their order. */
  isOwn?: true;
}

/** The questions that were written about parts of a market, those parts that are the brand's. */
export function writtenAsks(
  { parts, asks, own, scopesOf }: Written,
  shares: Shares,
  asked: Asked,
  words: Words,
): Ask[] {
  const ownShare = Math.min(MOST_OWN, Math.max(LEAST_OWN, own.length / USUAL_ROOM));
  const rest = own.length === 0 ? 1 : 1 - ownShare;
  const [main] = shares.keys();
  const partsSaid = partsSaidIn(parts, asks, shares);
  const isItsClass = isOfClass(asked.tier, words);
  return heaped(
    [
      { id: "own", name: asks[main ?? 0]?.name ?? "", asks: own, share: ownShare, about: partsSaid, isOwn: true },
      ...[...shares].map(([at, share]) => ({
        id: parts[at]?.id ?? "",
        name: asks[at]?.name ?? "",
        asks: withinScope(asks[at]?.asks ?? [], scopesOf(at), asked, words).filter(
          ({ rung, text }) => (own.length < MANY_OWN || rung === "middle") && isItsClass(text),
        ),
        share: share * rest,
        about: () => [asks[at]?.name ?? ""],
      })),
    ],
    asked,
    words,
    false,
  );
}

/**
 * The questions about a part that make sense for a brand: those for all its brands, and those of scopes that the brand is in.
 * An unknown one may be in others too: its site says a word then by which such a question differs from those for all.
 */
function withinScope(
  asks: readonly WrittenAsk[],
  scopes: readonly string[],
  { says }: Asked,
  words: Words,
): readonly WrittenAsk[] {
  const forAll = new Set(asks.flatMap((ask) => (ask.scopes === undefined ? matters(ask.text, words) : [])));
  return asks.filter(
    ({ scopes: own, text }) =>
      own === undefined ||
      own.some((scope) => scopes.includes(scope)) ||
      matters(text, words).some((word) => !forAll.has(word) && says(word)),
  );
}

/** The questions of those who look for a trade nearby, those trades that are the business's. */
export const nearbyAsks = (trades: readonly TradeAsks[], shares: Shares, asked: Asked, words: Words): Ask[] =>
  // "plumber {place} at night" is asked with a town, and with no country.
  heaped(
    [...shares].flatMap(([at, share]): Heap[] => {
      const trade = trades[at];
      const [name = ""] = trade?.words ?? [];
      return trade === undefined ? [] : [{ id: name, name, asks: trade.asks, share, about: () => [name] }];
    }),
    { ...asked, place: asked.town },
    words,
    true,
  );

/** @param isNearby whether they were written for a town: those that name none are meant so, and get none. */
function heaped(written: readonly Heap[], asked: Asked, words: Words, isNearby: boolean): Ask[] {
  const makesSense = sensible(asked, words);
  // What an unknown business speaks of may be in any of them.
  const most = asked.isKnown ? MOST_WEIGHED : Number.POSITIVE_INFINITY;
  const heaps = written.map((heap) => ({
    ...heap,
    asks: inTurnOf(heap.asks, Math.ceil(heap.share * most), makesSense, ({ text }, index) =>
      heap.isOwn ? COST_OF_RANK * index : TURN * turn(asked.seed, text),
    ),
  }));
  const inPlace = slotsFilled(asked, words);
  const spoken = inDialect(words.language, asked.country);
  const filled = (ask: WrittenAsk) => inPlace({ ...ask, text: spoken(ask.text) });
  const textOf = isNearby ? filled : inTown(filled, asked.town, words);
  const mattersIn = mattersOf(
    heaps.flatMap((heap) => heap.asks.map(({ ask }) => ask.text)),
    words,
  );
  const rungs = RUNG_SHARES[asked.isKnown ? "known" : "unknown"];
  return heaps.flatMap((heap) =>
    heap.asks.map(({ ask, cost, isFirst }): Ask => {
      const text = textOf(ask);
      const needsPlace = ask.text.includes("{place}") || (asked.town !== undefined && text.endsWith(asked.town));
      const row = text.split(" ");
      const isLong = row.length >= LONG_FROM;
      const { about, isPlain } = mattersIn(ask.text);
      return {
        template: askTemplate(text, 0, words, ask.stage === "compare"),
        subjects: [...(ask.audience === undefined ? [] : [ask.audience]), ...heap.about(ask.text)],
        reason: reasonOf(ask, heap.name),
        rung: ask.rung,
        cost: cost + (needsPlace ? OF_PLACE : 0) + OF_SITE * Math.min(MOST_OF_SITE, about.filter(asked.says).length),
        features: [
          [`part:${heap.id}`, COSTS.part / heap.share],
          [`stage:${ask.stage}`, COSTS.stage / STAGE_SHARES[ask.stage]],
          [`rung:${ask.rung}`, COSTS.rung / rungs[ask.rung]],
          [`long:${isLong}`, COSTS.length / (isLong ? LONG_SHARE : 1 - LONG_SHARE)],
          [
            `explains:${ask.explains ?? false}`,
            COSTS.answer / (ask.explains ? EXPLAINING_SHARE : 1 - EXPLAINING_SHARE),
          ],
          [`opening:${row.slice(0, 2).join(" ")}`, COSTS.opening],
          ...(ask.audience === undefined ? [] : [[`for:${ask.audience}`, COSTS.audience] as const]),
          ...about.map((word) => [`about:${word}`, COSTS.matter] as const),
          ...(isPlain && !isFirst ? [["plain", COSTS.plain / PLAIN_SHARE] as const] : []),
        ],
      };
    }),
  );
}

/**
 * The questions that were written about the brand by its name, for which `{brand}` stands in them.
 *
 * @param part what buyers call the main part of its market.
 */
export function brandedAsks(
  own: readonly WrittenAsk[],
  part: string,
  asked: Pick<Asked, "place" | "country">,
  words: Words,
): Ask[] {
  const textOf = slotsFilled(asked, words);
  return own
    .filter(({ text }) => asked.place !== undefined || !text.includes("{place}"))
    .map((ask) => ({
      template: askTemplate(textOf(ask), 0, words, ask.stage === "compare"),
      subjects: [],
      reason: { ...reasonOf(ask, part), code: "prompt.brand-written" },
    }));
}

/** Writes a question for where the brand's buyers are. */
function slotsFilled(
  { place = "", country }: Pick<Asked, "place" | "country">,
  { language }: Pick<Words, "language">,
): (ask: WrittenAsk) => string {
  const priced = currencySign(country);
  const runTogether = (written: string): string => {
    const rule = (language.beforeTown ?? []).find(({ from }) => written.startsWith(from));
    return rule === undefined ? written : `${rule.to}${written.slice(rule.from.length)}`;
  };
  const filled = (text: string): string =>
    text
      .split(/(?<=^| )(\S+ \{place\})/)
      .map((piece) => {
        const written = piece.replace("{place}", () => place);
        return piece.endsWith(" {place}") ? runTogether(written) : written;
      })
      .join("");
  return ({ text }) => priced(text.includes("{place}") ? filled(text) : text);
}

/**
 * Asks in a town for what buyers look for nearby: "best plumbers in leeds". Of questions in which nothing but what is
 * bought is said, whose end is a noun.
 */
function inTown(
  textOf: (ask: WrittenAsk) => string,
  town: string | undefined,
  { language }: Pick<Words, "language">,
): (ask: WrittenAsk) => string {
  const where = town === undefined ? undefined : language.inTown?.replace("{town}", () => town);
  return (ask) => {
    const text = textOf(ask);
    const isPlain = ask.stage === "discover" && ask.rung === "general" && text.split(" ").length <= MOST_BEFORE_TOWN;
    return where === undefined || !isPlain || ask.text.includes("{place}") ? text : `${text} ${where}`;
  };
}

/** Tells whether a question can be asked of a brand. */
function sensible(
  { place, country, isLeader, isLocal }: Asked,
  { language, insteadOfLeaders }: Words,
): (text: string) => boolean {
  const chains = new Set(language.chains);
  const isForeign = isPaidElsewhere(country);
  return (text) =>
    !(place === undefined && text.includes("{place}")) &&
    !isForeign(text) &&
    !(isLeader && insteadOfLeaders?.test(text) === true) &&
    // A single house is no answer when somebody asks for chains.
    !(isLocal && text.split(/[ ,]+/).some((word) => chains.has(word)));
}

/** Tells by their words which of a brand's parts of a market a question is about: its own may be about any. */
function partsSaidIn(parts: readonly Part[], asks: readonly PartAsks[], shares: Shares): (text: string) => string[] {
  // "backpack" says nothing where another part has "travel backpack".
  const isShared = (word: string, at: number) =>
    parts.some(({ words }, other) => other !== at && words.some((longer) => longer.includes(word)));
  const named = [...shares.keys()].map((at) => ({
    name: asks[at]?.name ?? "",
    words: (parts[at]?.words ?? []).filter((word) => !isShared(word, at)),
  }));
  // Words are in the singular, and a question is in whatever number.
  return (text) =>
    named.flatMap(({ name, words }) => (words.some((word) => ` ${text}`.includes(` ${word}`)) ? [name] : []));
}

/** The first of some questions, then those whose turn it is with this brand, as many as are weighed. */
function inTurnOf(
  asks: readonly WrittenAsk[],
  most: number,
  makesSense: (text: string) => boolean,
  costOf: (ask: WrittenAsk, index: number) => number,
): { ask: WrittenAsk; cost: number; isFirst: boolean }[] {
  return asks
    .filter(({ text }) => makesSense(text))
    .map((ask, index) => {
      const isFirst = index === 0;
      return { ask, cost: isFirst ? FIRST : costOf(ask, index), isFirst };
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most);
}

/** What a text is about: its longer words, in the singular by their looks. */
export function matters(text: string, { stopwords }: Pick<Words, "stopwords">): string[] {
  const stems: string[] = [];
  for (const written of text.split(" ")) {
    const each = written.endsWith(",") ? written.slice(0, -1) : written;
    if (each.length < SHORTEST_MATTER || stopwords.has(each)) continue;
    const stem = each.endsWith("s") ? each.slice(0, -1) : each;
    if (!stems.includes(stem)) stems.push(stem);
  }
  return stems;
}

interface Matter {
  /** Words that several questions say, and only some. */
  about: string[];
  /** It says nothing that only some say. */
  isPlain: boolean;
}

/** Tells what a question is about beside others. */
function mattersOf(texts: readonly string[], words: Words): (text: string) => Matter {
  const said = new Map<string, string[]>();
  const uses = new Map<string, number>();
  for (const text of texts) {
    const stems = matters(text, words);
    said.set(text, stems);
    for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  const most = Math.max(3, texts.length * MOST_OF_MATTER);
  const comparing = new Set(words.language.comparing);
  return (text) => {
    const telling = (said.get(text) ?? []).filter((stem) => (uses.get(stem) ?? 0) <= most && !comparing.has(stem));
    return { about: telling.filter((stem) => (uses.get(stem) ?? 0) > 1), isPlain: telling.length === 0 };
  };
}

const reasonOf = ({ stage, rung, audience, explains }: WrittenAsk, part: string): Ask["reason"] => ({
  code: audience === undefined ? "prompt.written" : "prompt.written-for",
  params: {
    part,
    stage: `prompt.stage.${stage}`,
    rung: `prompt.rung.${rung}`,
    answer: explains === true ? "prompt.answer.explains" : "prompt.answer.names",
    audience: audience ?? "",
  },
});

/** A number from 0 to 1 that is always the same for two texts (FNV-1a). */
export function turn(seed: string, text: string): number {
  const all = seed + text;
  let hash = 0x811c9dc5;
  for (let at = 0; at < all.length; at += 1) hash = Math.imul(hash ^ all.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
