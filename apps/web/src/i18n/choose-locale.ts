import { LOCALE_COOKIE, type Locale } from "./locales";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the language that a person chose, in this browser. The page has to be asked for anew to be in it. */
export function chooseLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no CookieStore yet.
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
