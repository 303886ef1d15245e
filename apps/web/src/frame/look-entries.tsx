"use client";

import { useTranslations } from "next-intl";
import { LOCALE_NAMES, LOCALES } from "@/i18n/locales";
import { useLanguage } from "@/i18n/use-language";
import { THEMES } from "@/theme/theme";
import { applyTheme, useTheme } from "@/theme/use-theme";
import { MenuChoice, MenuLabel, MenuSeparator } from "@/ui/menu";

/** In a menu: how the app looks, and which language it speaks. */
export function LookEntries() {
  const t = useTranslations("settings.display");
  const theme = useTheme();
  const { language, speak } = useLanguage();
  return (
    <>
      <MenuLabel>{t("theme")}</MenuLabel>
      {THEMES.map((each) => (
        <MenuChoice key={each} chosen={each === theme} onSelect={() => applyTheme(each)}>
          {t(each)}
        </MenuChoice>
      ))}
      <MenuSeparator />
      <MenuLabel>{t("language")}</MenuLabel>
      {LOCALES.map((each) => (
        <MenuChoice key={each} chosen={each === language} onSelect={() => speak(each)}>
          <span lang={each}>{LOCALE_NAMES[each]}</span>
        </MenuChoice>
      ))}
    </>
  );
}
