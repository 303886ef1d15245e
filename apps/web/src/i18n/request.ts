import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LOCALE_COOKIE, type Locale, negotiateLocale, TIME_ZONE_COOKIE, toTimeZone } from "./locales";

const MESSAGES = {
  en: () => import("../../messages/en"),
} satisfies Record<Locale, unknown>;

/** In which language, time zone and words this request is answered. next-intl finds this file by its path. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const locale = negotiateLocale(jar.get(LOCALE_COOKIE)?.value, (await headers()).get("accept-language"));
  return {
    locale,
    messages: (await MESSAGES[locale]()).default,
    timeZone: toTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
  };
});
