"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { analysisHints } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { MarketField } from "./market-field";
import { DEFAULTS, type TrialRequest } from "./request";

interface TrialFormProps {
  /** What the page's address says. */
  website: string;
  running: boolean;
  onStart: (request: TrialRequest) => void;
  onStop: () => void;
}

/** An empty field of numbers is the default, as for a program that leaves it out. */
const orDefault = (whenEmpty: number) => (written: unknown) => (written === "" ? whenEmpty : Number(written));

/** The schema takes anything where it takes a blank text for none. */
const textOf = (written: unknown): string => (typeof written === "string" ? written : "");

/** What to analyse, and with which options. */
export function TrialForm({ website, running, onStart, onStop }: TrialFormProps) {
  const t = useTranslations("tryIt");
  const { issueInWords } = useFaultWords();
  const { analysisInput } = useContract();
  const schema = useMemo(() => analysisInput.extend({ about: analysisHints.shape.about }), [analysisInput]);
  const [market, setMarket] = useState<{ id: string; name: string }>();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema, { error: issueInWords }, { raw: true }),
    defaultValues: {
      website,
      brandName: "",
      maxCompetitors: DEFAULTS.maxCompetitors,
      maxPrompts: DEFAULTS.maxPrompts,
      about: "",
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(() => {
    // As it was written: the API reads it by the same schema.
    const { website, brandName, about, maxCompetitors, maxPrompts } = getValues();
    onStart({
      website,
      brandName: textOf(brandName),
      maxCompetitors: maxCompetitors ?? DEFAULTS.maxCompetitors,
      maxPrompts: maxPrompts ?? DEFAULTS.maxPrompts,
      market: market?.id ?? "",
      about: textOf(about),
    });
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={t("website")}
          placeholder={t("websiteExample")}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          autoFocus
          className="min-w-60 flex-1"
          error={errors.website?.message}
          {...register("website")}
        />
        <Button type="submit" variant="primary" pending={running} className="mt-6.5">
          {t("act")}
        </Button>
        {running && (
          <Button onClick={onStop} className="mt-6.5">
            {t("stop")}
          </Button>
        )}
      </div>
      <details className="group">
        <summary className="min-h-6 w-fit cursor-pointer text-sm leading-6 text-soft hover:text-ink">
          {t("options")}
        </summary>
        <div className="grid gap-4 pt-3 sm:grid-cols-2">
          <TextField
            label={t("brandName")}
            optional
            hint={t("brandNameHint")}
            error={errors.brandName?.message}
            {...register("brandName")}
          />
          <MarketField chosen={market} onChoose={setMarket} />
          <TextField
            label={t("maxCompetitors")}
            type="number"
            min={0}
            max={100}
            hint={t("noneHint")}
            error={errors.maxCompetitors?.message}
            {...register("maxCompetitors", { setValueAs: orDefault(DEFAULTS.maxCompetitors) })}
          />
          <TextField
            label={t("maxPrompts")}
            type="number"
            min={0}
            max={100}
            hint={t("noneHint")}
            error={errors.maxPrompts?.message}
            {...register("maxPrompts", { setValueAs: orDefault(DEFAULTS.maxPrompts) })}
          />
          <TextField
            label={t("about")}
            optional
            className="sm:col-span-2"
            hint={t("aboutHint")}
            error={errors.about?.message}
            {...register("about")}
          />
        </div>
      </details>
    </form>
  );
}
