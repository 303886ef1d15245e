"use client";

import type { Fault } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { TextField } from "@/ui/text-field";
import { cleanPrompt, cleanTag } from "../draft/clean-one";
import type { PromptDraft } from "../draft/draft";
import { faultAt } from "../draft/place-faults";
import { useLatest } from "../draft/use-latest";
import { RowForm } from "./row-form";
import { ValuesField } from "./values-field";

interface PromptFormProps {
  prompt: PromptDraft;
  onDone: (prompt: PromptDraft) => void;
  onCancel: () => void;
}

/** A prompt, opened. */
export function PromptForm({ prompt, onDone, onCancel }: PromptFormProps) {
  const t = useTranslations("brand.editors");
  const { faultInWords } = useFaultWords();
  const { value, change, latest } = useLatest(prompt);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const take = () => {
    const { value: cleaned, faults } = cleanPrompt(latest());
    setRefused(faults ?? []);
    if (cleaned !== undefined) onDone(cleaned);
    return cleaned !== undefined;
  };
  return (
    <RowForm label={t("editPrompt", { prompt: prompt.prompt })} onDone={take} onCancel={onCancel}>
      <TextField
        label={t("prompt")}
        autoFocus
        autoComplete="off"
        value={value.prompt}
        onChange={({ target }) => change((before) => ({ ...before, prompt: target.value }))}
        error={faultAt(refused, "prompt", faultInWords) ?? faultAt(refused, "", faultInWords)}
      />
      <ValuesField
        label={t("tags")}
        addLabel={t("addTag")}
        values={value.tags}
        clean={cleanTag}
        onChange={(next) => change((before) => ({ ...before, tags: next(before.tags) }))}
        fault={faultAt(refused, "tags", faultInWords)}
      />
    </RowForm>
  );
}
