"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { EVENT_TYPES, webhookCreate } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useFaultWords } from "@/i18n/use-fault-words";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { placeFaults } from "@/trpc/place-faults";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { FieldError } from "@/ui/field-error";
import { TextField } from "@/ui/text-field";
import { EVENT_KEYS } from "./event-keys";
import type { MadeSecret } from "./webhook-secret-dialog";

export function CreateWebhookForm({ onCreated }: { onCreated: (made: MadeSecret) => void }) {
  const t = useTranslations("webhooks");
  const { faultInWords, issueInWords } = useFaultWords();
  const [isAtField, setIsAtField] = useState(false);
  const trpc = useTRPC();
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof webhookCreate>,
    unknown,
    z.output<typeof webhookCreate>
  >({
    resolver: zodResolver(webhookCreate, { error: issueInWords }),
    defaultValues: { url: "", description: "", events: [...EVENT_TYPES] },
  });
  const create = useMutation(
    trpc.webhook.create.mutationOptions({
      onSuccess: onCreated,
      // Which addresses may be sent to is the server's to say.
      onError: (error) =>
        setIsAtField(
          placeFaults(problemOf(error).faults, ["url"], (field, fault) =>
            setError(field, { message: faultInWords(fault) }, { shouldFocus: true }),
          ),
        ),
    }),
  );
  const { errors } = formState;
  const eventsError = errors.events?.message ?? errors.events?.root?.message;
  return (
    <form onSubmit={handleSubmit((input) => create.mutate(input))} noValidate className="grid gap-5">
      {create.isError && !isAtField && <FailureNotice title={t("create.failed")} error={create.error} />}
      <TextField
        label={t("create.address")}
        type="url"
        inputMode="url"
        hint={t("create.addressHint")}
        error={errors.url?.message}
        {...register("url")}
      />
      <TextField
        label={t("create.purpose")}
        optional
        error={errors.description?.message}
        {...register("description")}
      />
      <fieldset className="grid gap-1.5" aria-describedby={eventsError === undefined ? undefined : "events-error"}>
        <legend className="mb-1.5 text-sm font-medium">{t("create.events")}</legend>
        {EVENT_TYPES.map((type) => (
          <Checkbox key={type} value={type} label={t(`event.${EVENT_KEYS[type]}`)} {...register("events")} />
        ))}
        <FieldError id="events-error">{eventsError}</FieldError>
      </fieldset>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={create.isPending}>
          {t("create.act")}
        </Button>
      </div>
    </form>
  );
}
