"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { faultInWords, issueInWords, passwordReset } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { BadResetLink } from "./bad-link";
import { enter } from "./enter";
import { PageTitle } from "./page-title";
import { resetPassword } from "./reset";
import { useLinkKey } from "./use-link-key";

const TITLE = "Set a new password";

/** For who comes by a reset link. */
export function ResetForm() {
  const key = useLinkKey();
  if (key === undefined) return <PageTitle title={TITLE} />;
  return key === null ? <BadResetLink /> : <ResetWithKey resetKey={key} />;
}

function ResetWithKey({ resetKey }: { resetKey: string }) {
  const [badLink, setBadLink] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordReset, { error: issueInWords }),
    defaultValues: { key: resetKey, password: "" },
  });
  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await resetPassword(input).catch(() => undefined);
    if (outcome === undefined) return setFailure("Marque did not answer. Try again.");
    if (outcome.done) return enter(outcome.email, input.password);
    if (outcome.because === "link") return setBadLink(true);
    const fault = outcome.faults.find(({ path }) => path === "password");
    if (fault === undefined) setFailure(outcome.message);
    else setError("password", { message: faultInWords(fault) }, { shouldFocus: true });
  });
  if (badLink) return <BadResetLink />;
  return (
    <>
      <PageTitle title={TITLE}>
        <p>You are signed out everywhere else when it is set.</p>
      </PageTitle>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <PasswordField
          label="New password"
          hint="At least 12 characters. A few words in a row are good."
          autoComplete="new-password"
          autoFocus
          error={formState.errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={formState.isSubmitting} className="mt-2">
          Set password
        </Button>
      </form>
    </>
  );
}
