"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { DEFAULT_SCOPES, issueInWords, SCOPES, tokenCreate } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { FieldError } from "@/ui/field-error";
import { SelectField } from "@/ui/select-field";
import { TextField } from "@/ui/text-field";
import { SCOPE_WORDS } from "./scope-words";

const EXPIRIES = [
  { days: 30, words: "30 days" },
  { days: 90, words: "90 days" },
  { days: 365, words: "One year" },
] as const;

/** An empty choice is "never". */
const daysOf = (value: string): number | null => (value === "" ? null : Number(value));

export function CreateTokenForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const trpc = useTRPC();
  const create = useMutation(trpc.token.create.mutationOptions({ onSuccess: ({ secret }) => onCreated(secret) }));
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
      {create.isError && <FailureNotice title="The token was not made" error={create.error} />}
      <TextField
        label="Name"
        hint="What will use it, so that you know it again: “Nightly import”."
        error={errors.name?.message}
        {...register("name")}
      />
      <fieldset className="grid gap-1.5" aria-describedby={scopesError === undefined ? undefined : "scopes-error"}>
        <legend className="mb-1.5 text-sm font-medium">It may</legend>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} value={scope} label={SCOPE_WORDS[scope]} {...register("scopes")} />
        ))}
        <FieldError id="scopes-error">{scopesError}</FieldError>
      </fieldset>
      <SelectField
        label="Expires"
        error={errors.expiresInDays?.message}
        {...register("expiresInDays", { setValueAs: daysOf })}
      >
        {EXPIRIES.map(({ days, words }) => (
          <option key={days} value={days}>
            {words}
          </option>
        ))}
        <option value="">Never</option>
      </SelectField>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={create.isPending}>
          Create token
        </Button>
      </div>
    </form>
  );
}
