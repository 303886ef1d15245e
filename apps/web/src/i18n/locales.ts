/** The languages that the app speaks, each by its BCP 47 tag. */
export const LOCALES = ["en", "de", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** Each as it calls itself: who looks for theirs may read no other. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};

/** What a person chose; without it the browser's `Accept-Language` decides. */
export const LOCALE_COOKIE = "marque.locale";
/** The browser's IANA time zone, so that the server writes dates as the browser does. */
export const TIME_ZONE_COOKIE = "marque.timezone";

const DEFAULT: Locale = "en";

const isLocale = (tag: string | undefined): tag is Locale => LOCALES.some((locale) => locale === tag);

/** The first of `Accept-Language` (RFC 9110 section 12.5.4) that the app speaks, by preference; English without one. */
export function negotiateLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry, index) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  return wanted.map(({ language }) => language).find(isLocale) ?? DEFAULT;
}

/** The time zone that the cookie names; UTC when it is none, or there is no cookie yet. */
export function toTimeZone(written: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: written ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
