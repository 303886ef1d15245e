"use client";

import { type DuplicateRule, duplicateRule } from "@marque/schema";
import { useTranslations } from "next-intl";
import { RadioField } from "@/ui/radio-field";
import type { Checked } from "../read/check";
import type { Match } from "./use-matches";

/** Named one by one; the rest is counted. */
const SHOWN = 5;

interface DuplicatesProps {
  checked: Checked;
  matches: readonly Match[];
  rule: DuplicateRule;
  onChoose: (rule: DuplicateRule) => void;
}

/** Rows of brands that are there already, in the register or in the file before: what to do with them is said once. */
export function Duplicates({ checked: { repeats }, matches, rule, onChoose }: DuplicatesProps) {
  const t = useTranslations("import.duplicates");
  if (matches.length + repeats.length === 0) return null;
  return (
    <section aria-labelledby="import-duplicates" className="grid max-w-form gap-4">
      <h2 id="import-duplicates" className="title text-xl">
        {t("title")}
      </h2>
      <div className="grid gap-1 text-soft figures">
        {matches.length > 0 && <p>{t("register", { count: matches.length })}</p>}
        {matches.length > 0 && (
          <ul className="grid gap-0.5 text-sm">
            {matches.slice(0, SHOWN).map(({ number, brand }) => (
              <li key={number}>{t("example", { row: number, name: brand.name })}</li>
            ))}
          </ul>
        )}
        {repeats.length > 0 && <p>{t("repeats", { count: repeats.length })}</p>}
      </div>
      <RadioField
        legend={t("legend")}
        value={rule}
        onChoose={(value) => onChoose(duplicateRule.parse(value))}
        choices={duplicateRule.options.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
    </section>
  );
}
