"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { EVENT_TYPES, faultInWords, issueInWords, webhookCreate } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { FieldError } from "@/ui/field-error";
import { TextField } from "@/ui/text-field";
import { EVENT_WORDS } from "./event-words";

export function CreateWebhookForm({ onCreated }: { onCreated: (secret: string) => void }) {
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
      onSuccess: ({ secret }) => onCreated(secret),
      onError: (error) => {
        // Which addresses may be sent to is the server's to say.
        for (const fault of problemOf(error).faults)
          if (fault.path === "url") setError("url", { message: faultInWords(fault) }, { shouldFocus: true });
      },
    }),
  );
  const { errors } = formState;
  const eventsError = errors.events?.message ?? errors.events?.root?.message;
  const isAtField = create.isError && problemOf(create.error).faults.some(({ path }) => path === "url");
  return (
    <form onSubmit={handleSubmit((input) => create.mutate(input))} noValidate className="grid gap-5">
      {create.isError && !isAtField && <FailureNotice title="The webhook was not made" error={create.error} />}
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        hint="Where messages are sent by POST: “https://acme.com/hooks/marque”."
        error={errors.url?.message}
        {...register("url")}
      />
      <TextField label="What it is for" optional error={errors.description?.message} {...register("description")} />
      <fieldset className="grid gap-1.5" aria-describedby={eventsError === undefined ? undefined : "events-error"}>
        <legend className="mb-1.5 text-sm font-medium">Send a message when</legend>
        {EVENT_TYPES.map((type) => (
          <Checkbox key={type} value={type} label={EVENT_WORDS[type]} {...register("events")} />
        ))}
        <FieldError id="events-error">{eventsError}</FieldError>
      </fieldset>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={create.isPending}>
          Create webhook
        </Button>
      </div>
    </form>
  );
}
