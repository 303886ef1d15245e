"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { chooseLocale } from "./choose-locale";
import type { Locale } from "./locales";

/** The language of the app, and how to change it: the server answers in the new one at once. */
export function useLanguage(): { language: Locale; speak: (language: Locale) => void } {
  const router = useRouter();
  const speak = (language: Locale) => {
    chooseLocale(language);
    router.refresh();
  };
  return { language: useLocale(), speak };
}
