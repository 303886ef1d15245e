"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { credentials, issueInWords } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { TextField } from "@/ui/text-field";
import { PasswordField } from "./password-field";
import { type SignInOutcome, signInWithPassword } from "./sign-in";

const FAILURES: Record<Exclude<SignInOutcome, "in">, { title: string; advice: string }> = {
  wrong: { title: "E-mail address or password is wrong", advice: "Check both and try again." },
  limited: { title: "Too many attempts", advice: "Wait a minute, then try again." },
  unavailable: { title: "Marque did not answer", advice: "You were not signed in. Try again in a moment." },
};

export function SignInForm({ callbackUrl }: { callbackUrl: string }) {
  const [failure, setFailure] = useState<(typeof FAILURES)[keyof typeof FAILURES]>();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(credentials, { error: issueInWords }),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    const outcome = await signInWithPassword(email, password);
    if (outcome !== "in") {
      setFailure(FAILURES[outcome]);
      setFocus("password", { shouldSelect: true });
      return;
    }
    // A whole load: nothing that was drawn for nobody stays in the router's memory.
    window.location.assign(callbackUrl);
    await new Promise(() => undefined);
  });
  const { errors, isSubmitting } = formState;
  return (
    // `post` keeps the password out of the address when somebody submits before the scripts have loaded.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {failure !== undefined && (
        <Notice tone="danger" title={failure.title}>
          {failure.advice}
        </Notice>
      )}
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
        Sign in
      </Button>
    </form>
  );
}
