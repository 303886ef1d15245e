"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { credentials, issueInWords } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { goToProvider, type SignInFailure, signInWithPassword } from "./sign-in";

const FAILURES: Record<SignInFailure, { title: string; advice: string }> = {
  wrong: { title: "E-mail address or password is wrong", advice: "Check both and try again." },
  limited: { title: "Too many attempts", advice: "Wait a minute, then try again." },
  nowhere: {
    title: "You are a member of no workspace",
    advice: "Ask an owner for an invitation. If you have one already, open its link.",
  },
  untrusted: {
    title: "Marque’s two servers don’t trust each other",
    advice:
      "It says nothing about your password. Whoever runs Marque must give both the same INTERNAL_AUTH_SECRET and set their clocks.",
  },
  unverified: {
    title: "Your e-mail address is not verified",
    advice: "Verify it where you signed in just now, then try again.",
  },
  provider: { title: "Signing in there did not work", advice: "You were not signed in. Try again." },
  unavailable: { title: "Marque did not answer", advice: "You were not signed in. Try again in a moment." },
};

interface SignInFormProps {
  callbackUrl: string;
  /** What people call the provider that they may sign in with. */
  provider: string | undefined;
  /** Why they came back from it without being signed in. */
  failed: SignInFailure | undefined;
}

export function SignInForm({ callbackUrl, provider, failed }: SignInFormProps) {
  const [failure, setFailure] = useState(failed === undefined ? undefined : FAILURES[failed]);
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
      {provider !== undefined && (
        <Button size="large" onClick={() => goToProvider(callbackUrl)}>
          Sign in with {provider}
        </Button>
      )}
    </form>
  );
}
