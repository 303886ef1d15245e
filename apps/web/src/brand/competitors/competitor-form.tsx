"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type Competitor, displayHostname } from "@marque/schema";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { TextField } from "@/ui/text-field";
import { ValuesField } from "@/ui/values-field";
import { messageOf } from "../table/faults";
import { LineForm } from "../table/line-form";
import type { LineEditing } from "../table/use-line";

interface CompetitorFormProps {
  /** What it is called as it is stored. */
  name: string;
  editing: LineEditing<Competitor>;
  onSave: (written: Competitor) => void;
  onCancel: () => void;
}

/** A competitor, opened in its line. */
export function CompetitorForm({
  name,
  editing: { values, base, focus, faults },
  onSave,
  onCancel,
}: CompetitorFormProps) {
  const t = useTranslations("brand");
  const { issueInWords } = useFaultWords();
  const { competitorAddition } = useContract();
  const { control, register, handleSubmit, formState } = useForm<
    z.input<typeof competitorAddition>,
    unknown,
    Competitor
  >({
    resolver: zodResolver(competitorAddition, { error: issueInWords }),
    defaultValues: values,
  });
  const { errors } = formState;
  const list = (field: "domains" | "aliases", label: string, placeholder: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value = [], onChange, ref } }) => (
        <ValuesField
          label={label}
          values={value}
          onChange={onChange}
          ref={ref}
          commas={field === "domains"}
          {...(field === "domains" ? { show: displayHostname } : {})}
          removeLabel={(each) => t("takeOut", { value: each })}
          placeholder={placeholder}
          autoFocus={focus === field}
          error={messageOf(errors[field]) ?? faults[field]}
        />
      )}
    />
  );
  return (
    <LineForm
      label={t("editItem", { name })}
      onSubmit={handleSubmit(onSave)}
      onCancel={onCancel}
      isTouched={formState.isDirty || values !== base}
      fault={faults[""]}
    >
      <div className="grid items-start gap-3 rail:grid-cols-3">
        <TextField
          label={t("competitors.name")}
          autoFocus={focus === undefined || focus === "name"}
          autoComplete="off"
          error={errors.name?.message ?? faults.name}
          {...register("name")}
        />
        {list("domains", t("competitors.domains"), t("competitors.domainsPlaceholder"))}
        {list("aliases", t("competitors.aliases"), t("competitors.aliasesPlaceholder"))}
      </div>
    </LineForm>
  );
}
