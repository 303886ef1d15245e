"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { faultInWords, issueInWords, joinInput, type OpenedInvitation } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { BadInvitation } from "./bad-link";
import { enter } from "./enter";
import { join } from "./join";
import { PageTitle } from "./page-title";

interface JoinFormProps {
  invitationKey: string;
  invitation: OpenedInvitation;
}

/** For who isn't signed in: somebody new sets a name and a password, somebody known gives theirs. */
export function JoinForm({ invitationKey, invitation: { workspace, email, hasAccount } }: JoinFormProps) {
  const [badLink, setBadLink] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(hasAccount ? joinInput : joinInput.required({ name: true }), { error: issueInWords }),
    defaultValues: { key: invitationKey, password: "", ...(hasAccount ? {} : { name: "" }) },
  });
  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await join(input).catch(() => undefined);
    if (outcome === undefined) return setFailure("Marque did not answer. What you wrote is still here: try again.");
    if (outcome.done) return enter(outcome.email, input.password);
    if (outcome.because === "link") return setBadLink(true);
    if (outcome.faults.length === 0) return setFailure(outcome.message);
    for (const fault of outcome.faults) {
      const field = (["name", "password"] as const).find((name) => name === fault.path);
      if (field === undefined) setFailure(outcome.message);
      else setError(field, { message: faultInWords(fault) }, { shouldFocus: true });
    }
  });
  if (badLink) return <BadInvitation />;
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle title={`Join ${workspace}`}>
        <p>
          {hasAccount
            ? `You have an account as ${email}. Give its password, or sign in first and open the link again.`
            : `You are invited as ${email}. Set a name and a password for your account.`}
        </p>
      </PageTitle>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {/* By which password managers know whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {!hasAccount && (
          <TextField
            label="Your name"
            autoComplete="name"
            autoFocus
            error={errors.name?.message}
            {...register("name")}
          />
        )}
        <PasswordField
          label="Password"
          hint={hasAccount ? undefined : "At least 12 characters. A few words in a row are good."}
          autoComplete={hasAccount ? "current-password" : "new-password"}
          autoFocus={hasAccount}
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
          Join {workspace}
        </Button>
      </form>
    </>
  );
}
