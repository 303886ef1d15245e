"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { promptChanges } from "@marque/schema";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useFaultWords } from "@/i18n/use-fault-words";
import { TextField } from "@/ui/text-field";
import { ValuesField } from "@/ui/values-field";
import { messageOf } from "../table/faults";
import { LineForm } from "../table/line-form";
import type { LineEditing } from "../table/use-line";
import type { PromptText } from "./use-prompt-acts";

interface PromptFormProps {
  /** As it is stored. */
  prompt: string;
  editing: LineEditing<PromptText>;
  onSave: (written: PromptText) => void;
  onCancel: () => void;
}

/** A prompt, opened in its line. */
export function PromptForm({ prompt, editing: { values, base, focus, faults }, onSave, onCancel }: PromptFormProps) {
  const t = useTranslations("brand");
  const { issueInWords } = useFaultWords();
  const { control, register, handleSubmit, formState } = useForm<
    z.input<typeof promptChanges>,
    unknown,
    z.output<typeof promptChanges>
  >({
    resolver: zodResolver(promptChanges, { error: issueInWords }),
    defaultValues: values,
  });
  const { errors } = formState;
  const save = handleSubmit(({ prompt: written = "", tags = [] }) => onSave({ prompt: written, tags }));
  return (
    <LineForm
      label={t("editItem", { name: prompt })}
      onSubmit={save}
      onCancel={onCancel}
      isTouched={formState.isDirty || values !== base}
      fault={faults[""]}
    >
      <div className="grid items-start gap-3 rail:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label={t("prompts.prompt")}
          autoFocus={focus !== "tags"}
          autoComplete="off"
          error={errors.prompt?.message ?? errors.root?.message ?? faults.prompt}
          {...register("prompt")}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field: { value = [], onChange, ref } }) => (
            <ValuesField
              label={t("prompts.tags")}
              values={value}
              onChange={onChange}
              ref={ref}
              commas
              removeLabel={(each) => t("takeOut", { value: each })}
              placeholder={t("prompts.tagsPlaceholder")}
              autoFocus={focus === "tags"}
              error={messageOf(errors.tags) ?? faults.tags}
            />
          )}
        />
      </div>
    </LineForm>
  );
}
