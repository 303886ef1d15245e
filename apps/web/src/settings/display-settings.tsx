"use client";

import { useRouter } from "next/navigation";
import { useFormatter, useLocale, useNow, useTimeZone, useTranslations } from "next-intl";
import { chooseLocale } from "@/i18n/choose-locale";
import { LOCALE_NAMES, LOCALES } from "@/i18n/locales";
import { THEMES, toTheme } from "@/theme/theme";
import { applyTheme, useTheme } from "@/theme/use-theme";
import { SelectField } from "@/ui/select-field";

const MINUTE = 60_000;

/** How the app looks and speaks in this browser: at once, without saving. */
export function DisplaySettings() {
  const t = useTranslations("settings.display");
  const router = useRouter();
  const locale = useLocale();
  const theme = useTheme();
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("language")}
          value={locale}
          onChange={({ target }) => {
            const chosen = LOCALES.find((each) => each === target.value);
            if (chosen === undefined) return;
            chooseLocale(chosen);
            router.refresh();
          }}
        >
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LOCALE_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("theme")} value={theme} onChange={({ target }) => applyTheme(toTheme(target.value))}>
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </SelectField>
      </div>
      <TimeZone />
    </div>
  );
}

function TimeZone() {
  const t = useTranslations("settings.display");
  const format = useFormatter();
  const zone = useTimeZone() ?? "UTC";
  const now = useNow({ updateInterval: MINUTE });
  return (
    <div className="grid gap-1">
      <span className="text-sm font-medium">{t("timeZone")}</span>
      <p className="text-soft" suppressHydrationWarning>
        {t("timeZoneHint", {
          zone: zone.replaceAll("_", " "),
          now: format.dateTime(now, { timeStyle: "short" }),
        })}
      </p>
    </div>
  );
}
