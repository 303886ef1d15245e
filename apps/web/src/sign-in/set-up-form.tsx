"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { faultInWords, issueInWords, setUpInput } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { BadSetUpLink } from "./bad-link";
import { enter } from "./enter";
import { PageTitle } from "./page-title";
import { setUp } from "./set-up";
import { useLinkKey } from "./use-link-key";

const FIELDS = ["workspaceName", "name", "email", "password"] as const;

/** The first run, for who comes by the set-up link. */
export function SetUpForm() {
  const key = useLinkKey();
  if (key === undefined) return <PageTitle title="Set up Marque" />;
  return key === null ? <BadSetUpLink /> : <SetUpWithKey setUpKey={key} />;
}

/** Makes the owner and the workspace, signs the owner in, and opens the book. */
function SetUpWithKey({ setUpKey }: { setUpKey: string }) {
  const [badLink, setBadLink] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(setUpInput, { error: issueInWords }),
    defaultValues: { key: setUpKey, workspaceName: "", name: "", email: "", password: "" },
  });
  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await setUp(input).catch(() => undefined);
    if (outcome === undefined) return setFailure("Marque did not answer. What you wrote is still here: try again.");
    if (outcome.done) return enter(outcome.email, input.password);
    if (outcome.because === "link") return setBadLink(true);
    if (outcome.because === "other") return setFailure(outcome.message);
    for (const fault of outcome.faults) {
      const field = FIELDS.find((name) => name === fault.path);
      if (field === undefined) setFailure(outcome.message);
      else setError(field, { message: faultInWords(fault) }, { shouldFocus: true });
    }
  });
  if (badLink) return <BadSetUpLink />;
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle title="Set up Marque">
        <p>You will be the owner: you see everything, and you can make tokens for other programs.</p>
      </PageTitle>
      {/* `post` keeps the password out of the address when somebody submits before the scripts have loaded. */}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextField
          label="Workspace name"
          hint="Your team or company, as you call it."
          autoComplete="organization"
          autoFocus
          error={errors.workspaceName?.message}
          {...register("workspaceName")}
        />
        <TextField label="Your name" autoComplete="name" error={errors.name?.message} {...register("name")} />
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Password"
          hint="At least 12 characters. A few words in a row are good."
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
          Set up workspace
        </Button>
      </form>
    </>
  );
}
