import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SelectField } from "./select-field";

const OVERLAPS = [
  { hours: 24, words: "overlap.day" },
  { hours: 1, words: "overlap.hour" },
  { hours: 168, words: "overlap.week" },
  { hours: 0, words: "overlap.none" },
] as const;

/** For how long the secret before still works, in hours, after a new one was made. */
export function OverlapField(select: Pick<ComponentProps<"select">, "value" | "onChange">) {
  const t = useTranslations("ui");
  return (
    <SelectField label={t("overlap.label")} {...select}>
      {OVERLAPS.map(({ hours, words }) => (
        <option key={hours} value={hours}>
          {t(words)}
        </option>
      ))}
    </SelectField>
  );
}
