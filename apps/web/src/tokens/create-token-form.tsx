"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { DEFAULT_SCOPES, SCOPES, tokenCreate } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useFaultWords } from "@/i18n/use-fault-words";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { FieldError } from "@/ui/field-error";
import { SelectField } from "@/ui/select-field";
import { TextField } from "@/ui/text-field";
import { SCOPE_KEYS } from "./scope-keys";
import type { MadeToken } from "./token-secret";

const EXPIRIES_IN_DAYS = [30, 90, 365];

/** An empty choice is "never". */
const daysOf = (value: string): number | null => (value === "" ? null : Number(value));

export function CreateTokenForm({ onCreated }: { onCreated: (made: MadeToken) => void }) {
  const t = useTranslations("tokens");
  const { issueInWords } = useFaultWords();
  const trpc = useTRPC();
  const create = useMutation(trpc.token.create.mutationOptions({ onSuccess: onCreated }));
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof tokenCreate>,
    unknown,
    z.output<typeof tokenCreate>
  >({
    resolver: zodResolver(tokenCreate, { error: issueInWords }),
    defaultValues: { name: "", scopes: [...DEFAULT_SCOPES], expiresInDays: 90 },
  });
  const { errors } = formState;
  const scopesError = errors.scopes?.message ?? errors.scopes?.root?.message;
  return (
    <form onSubmit={handleSubmit((input) => create.mutate(input))} noValidate className="grid gap-5">
      {create.isError && <FailureNotice title={t("create.failed")} error={create.error} />}
      <TextField
        label={t("create.name")}
        hint={t("create.nameHint")}
        error={errors.name?.message}
        {...register("name")}
      />
      <fieldset className="grid gap-1.5" aria-describedby={scopesError === undefined ? undefined : "scopes-error"}>
        <legend className="mb-1.5 text-sm font-medium">{t("create.may")}</legend>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} value={scope} label={t(`scope.${SCOPE_KEYS[scope]}`)} {...register("scopes")} />
        ))}
        <FieldError id="scopes-error">{scopesError}</FieldError>
      </fieldset>
      <SelectField
        label={t("create.expires")}
        error={errors.expiresInDays?.message}
        {...register("expiresInDays", { setValueAs: daysOf })}
      >
        {EXPIRIES_IN_DAYS.map((days) => (
          <option key={days} value={days}>
            {t("create.days", { days })}
          </option>
        ))}
        <option value="">{t("create.never")}</option>
      </SelectField>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={create.isPending}>
          {t("create.act")}
        </Button>
      </div>
    </form>
  );
}
