import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import english from "../../messages/en";
import { compiled } from "./compiled";
import { LOCALE_COOKIE, type Locale, negotiateLocale, TIME_ZONE_COOKIE, toTimeZone } from "./locales";
import { over } from "./over";

/** What of the app is said in another language so far; the rest stays English. */
const MESSAGES = {
  en: async () => ({ default: {} }),
  de: () => import("../../messages/de"),
  fr: () => import("../../messages/fr"),
  es: () => import("../../messages/es"),
} satisfies Record<Locale, unknown>;

/** The words of what can be wrong with a field, which the contract owns. */
const FAULTS = {
  en: () => import("@marque/schema/faults/en.json"),
  de: () => import("@marque/schema/faults/de.json"),
  fr: () => import("@marque/schema/faults/fr.json"),
  es: () => import("@marque/schema/faults/es.json"),
} satisfies Record<Locale, unknown>;

/** In which language, time zone and words this request is answered. next-intl finds this file by its path. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const locale = negotiateLocale(jar.get(LOCALE_COOKIE)?.value, (await headers()).get("accept-language"));
  const [words, faults] = await Promise.all([MESSAGES[locale](), FAULTS[locale]()]);
  return {
    locale,
    messages: { ...compiled(locale, over(english, words.default)), faults: faults.default },
    timeZone: toTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
  };
});
