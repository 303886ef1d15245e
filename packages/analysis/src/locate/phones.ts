import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Findings, Seen } from "../findings";

/** `+44 (0)113 496 0123`, `0049 30 1234567`; ITU-T E.164: fifteen digits at most. */
const GLOBAL = /(?<![\d+.,-])(?:\+|00)[1-9]\d{0,2}[\d ()./-]{5,22}\d/g;
/** `(512) 555-0147`, `512-555-0147`, `512.555.0147`: the North American Numbering Plan's grouping. */
const AMERICAN = /(?<![\d+.,-])(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[.-])[2-9]\d\d[ .-]\d{4}(?![\d-])/g;

/** A chat's address holds the number in international form: `https://wa.me/525512345678`. */
const CHAT_LINK = /^https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d{7,15})/;
/** Telephone, fax and mobile. */
const MOST_OF_LINE = 3;
const MOST_CHATS = 10;

/** A telephone number with the country that it belongs to. */
export interface CountryPhone {
  /** As it was written. */
  written: string;
  /** ISO 3166-1 alpha-2; both for a number that is free to call from the US and from Canada. */
  countries: readonly string[];
  form: "global" | "grouped" | "bare";
}

/** The telephone numbers of a line that tell their country. */
export const phonesIn = (line: string): CountryPhone[] => [
  ...[...line.matchAll(GLOBAL)].slice(0, MOST_OF_LINE).flatMap(([written]) => told(written, "global")),
  ...[...line.matchAll(AMERICAN)].slice(0, MOST_OF_LINE).flatMap(([written]) => told(written, "grouped")),
];

/**
 * What the digits of a telephone link or of structured data tell. Digits without a country code tell that they are a number
 * of the countries of +1, or of a country that the page is declared for.
 */
export function phoneOf(digits: string, declared: readonly string[]): CountryPhone[] {
  if (digits.startsWith("+")) return told(digits, "global");
  return ["US", ...declared].flatMap((country) => (isSupportedCountry(country) ? told(digits, "bare", country) : []));
}

/** The numbers that the pages' links to a chat hold, as digits. */
export function chatPhones({ pages }: Findings): { digits: string; seen: Seen }[] {
  const numbers = pages.flatMap(({ links, url }) =>
    links.flatMap((link) => {
      const digits = CHAT_LINK.exec(link.url)?.[1];
      return digits === undefined ? [] : [{ digits: `+${digits}`, seen: { quote: link.url.slice(0, 100), url } }];
    }),
  );
  return numbers.slice(0, MOST_CHATS);
}

function told(written: string, form: CountryPhone["form"], within: CountryCode = "US"): CountryPhone[] {
  const number = form === "global" ? written.replace(/^00/, "+").replace("(0)", "") : written;
  const parsed = parsePhoneNumberFromString(number, form === "global" ? undefined : within);
  const { country } = parsed ?? {};
  if (country === undefined || parsed?.isValid() !== true) return [];
  const isFree = country === "US" && parsed.getType() === "TOLL_FREE";
  // `(+269) 342 45 43` is found from its sign on.
  const shown = written.trim().replace(/^(\+\d+)\)/, "$1");
  return [{ written: shown, countries: isFree ? ["US", "CA"] : [country], form }];
}
