import { type Ask, namesBrand, readAsk } from "./ask";
import { FACET_LANGUAGES } from "./category-file";

/** The languages in which buyers' questions about businesses nearby are written. */
export const NEARBY_LANGUAGES = [
  ...FACET_LANGUAGES,
  "pl",
  "cs",
  "da",
  "nb",
  "sv",
  "fi",
  "tr",
  "ko",
  "ja",
  "zh",
] as const;
export type NearbyLanguage = (typeof NEARBY_LANGUAGES)[number];

export const isNearbyLanguage = (subtag: string): subtag is NearbyLanguage =>
  NEARBY_LANGUAGES.some((each) => each === subtag);

/** A trade of a market as it stands in a file: plumbers among plumbers and electricians. */
export interface TradeEntry {
  id: string;
  /** By which its websites give themselves away, lower case; the first is what buyers call such businesses. */
  words: string[];
  asks: Ask[];
}

const HEADING = /^\[(?<id>[a-z0-9-]+)\] (?<words>.+)$/;
const FEWEST_WORDS = 4;
const FEWEST_ASKS = 8;

/** Reads a file of `<id>.nearby.<language>.txt`: `[trade] its words, …`, below it a question a line, as of parts. */
export function readNearby(text: string): { trades: TradeEntry[]; faults: string[] } {
  const trades: TradeEntry[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const say = (what: string) => faults.push(`line ${index + 1}: ${what}`);
    const { id, words: written = "" } = HEADING.exec(line)?.groups ?? {};
    if (id !== undefined) {
      const words = written.split(", ");
      if (words.length < FEWEST_WORDS || words.some((word) => word.trim() === "" || word !== word.toLowerCase()))
        say(`must give at least ${FEWEST_WORDS} words of the trade, lower case, with ", " between them: ${line}`);
      if (trades.some((each) => each.id === id)) say(`there is a trade ${id} already`);
      trades.push({ id, words, asks: [] });
      continue;
    }
    const ask = readAsk(line);
    if (ask === undefined || namesBrand(ask)) say(`is no question about businesses nearby: ${line}`);
    else if (seen.has(ask.text)) say(`is asked twice: ${line}`);
    else {
      seen.add(ask.text);
      const trade = trades.at(-1);
      if (trade === undefined) say(`stands under no heading: ${line}`);
      else trade.asks.push(ask);
    }
  }
  for (const { id, asks } of trades)
    if (asks.length < FEWEST_ASKS) faults.push(`${id} has fewer than ${FEWEST_ASKS} questions`);
  return { trades, faults };
}
