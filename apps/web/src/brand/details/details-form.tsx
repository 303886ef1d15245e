"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type Brand, displayHostname, sameText } from "@marque/schema";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { TextField } from "@/ui/text-field";
import { ValuesField } from "@/ui/values-field";
import { LeaveGuard } from "../editors/leave-guard";
import { messageOf } from "../table/faults";
import type { LineEditing } from "../table/use-line";

/** What of a brand is typed. */
export type Details = Pick<Brand, "name" | "domains" | "aliases">;

interface DetailsFormProps {
  editing: LineEditing<Details>;
  onSave: (written: Details) => void;
  onCancel: () => void;
}

/** A brand's name, domains and aliases, by the contract's own rules. The first domain is the website. */
export function DetailsForm({ editing: { values, base, faults }, onSave, onCancel }: DetailsFormProps) {
  const t = useTranslations("brand");
  const { issueInWords } = useFaultWords();
  const common = useTranslations("common");
  const { brandFields } = useContract();
  const schema = brandFields.pick({ name: true, domains: true }).extend({
    aliases: brandFields.shape.aliases.unwrap(),
  });
  const { control, register, handleSubmit, watch, setValue, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({ resolver: zodResolver(schema, { error: issueInWords }), defaultValues: values });
  const { errors } = formState;
  const domains = watch("domains");
  const form = useRef<HTMLFormElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onCancel();
    else if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  const makeFirst = (domain: string) =>
    setValue("domains", [domain, ...domains.filter((each) => each !== domain)], { shouldDirty: true });
  // A name that goes leaves no alias of it.
  const save = handleSubmit(({ aliases, ...rest }) =>
    onSave({ ...rest, aliases: aliases.filter((each) => sameText(each) !== sameText(rest.name)) }),
  );
  return (
    <>
      <LeaveGuard active={formState.isDirty || values !== base} description={t("details.leave")} />
      <form
        ref={form}
        aria-label={t("details.edit")}
        onSubmit={save}
        onKeyDown={press}
        noValidate
        className="grid max-w-form gap-4 pt-1 pb-2"
      >
        {faults[""] !== undefined && (
          <Notice tone="danger" title={t("details.notSaved")}>
            {faults[""]}
          </Notice>
        )}
        <TextField
          label={t("details.name")}
          autoFocus
          autoComplete="off"
          error={errors.name?.message ?? faults.name}
          {...register("name")}
        />
        <Controller
          control={control}
          name="domains"
          render={({ field: { value, onChange, ref } }) => (
            <ValuesField
              label={t("details.domains")}
              hint={t("details.domainsHint")}
              values={value}
              onChange={onChange}
              ref={ref}
              commas
              show={displayHostname}
              removeLabel={(each) => t("takeOut", { value: displayHostname(each) })}
              error={messageOf(errors.domains) ?? faults.domains}
            />
          )}
        />
        {domains.length > 1 && (
          <div className="flex flex-wrap gap-1.5">
            {domains.slice(1).map((domain) => (
              <Button key={domain} size="small" variant="quiet" onClick={() => makeFirst(domain)}>
                {t("details.makePrimary", { domain: displayHostname(domain) })}
              </Button>
            ))}
          </div>
        )}
        <Controller
          control={control}
          name="aliases"
          render={({ field: { value, onChange, ref } }) => (
            <ValuesField
              label={t("details.aliases")}
              hint={t("details.aliasesHint")}
              values={value}
              onChange={onChange}
              ref={ref}
              removeLabel={(each) => t("takeOut", { value: each })}
              error={messageOf(errors.aliases) ?? faults.aliases}
            />
          )}
        />
        <div className="flex gap-2">
          <Button type="submit">{t("details.save")}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {common("cancel")}
          </Button>
        </div>
      </form>
    </>
  );
}
