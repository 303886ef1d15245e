"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/ui/select-field";
import { TextField } from "@/ui/text-field";

/** Which prompts are shown: by words in them, and by a tag; empty is all. */
export interface PromptFilterState {
  text: string;
  tag: string;
}

interface PromptFilterProps {
  filter: PromptFilterState;
  /** Each tag with how many prompts carry it, most used first. */
  tags: readonly (readonly [tag: string, count: number])[];
  onChange: (filter: PromptFilterState) => void;
}

/** Narrows the list of prompts. */
export function PromptFilter({ filter, tags, onChange }: PromptFilterProps) {
  const t = useTranslations("brand.prompts");
  return (
    <search className="flex flex-wrap items-start gap-2 pb-1 print:hidden">
      <TextField
        type="search"
        label={t("filterText")}
        labelHidden
        placeholder={t("filterText")}
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
        className="min-w-44 flex-1 rail:max-w-72"
      />
      {tags.length > 0 && (
        <SelectField
          label={t("filterTag")}
          labelHidden
          value={filter.tag}
          onChange={({ target }) => onChange({ ...filter, tag: target.value })}
          className="min-w-44 flex-1 rail:max-w-60"
        >
          <option value="">{t("allTags")}</option>
          {tags.map(([tag, count]) => (
            <option key={tag} value={tag}>
              {t("tagCount", { tag, count })}
            </option>
          ))}
        </SelectField>
      )}
    </search>
  );
}
