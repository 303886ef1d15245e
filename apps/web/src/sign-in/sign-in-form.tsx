"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { goToProvider, type SignInFailure, signInWithPassword } from "./sign-in";

interface SignInFormProps {
  callbackUrl: string;
  /** What people call the provider that they may sign in with. */
  provider: string | undefined;
  /** Why they came back from it without being signed in. */
  failed: SignInFailure | undefined;
}

export function SignInForm({ callbackUrl, provider, failed }: SignInFormProps) {
  const t = useTranslations("signIn");
  const { issueInWords } = useFaultWords();
  const [failure, setFailure] = useState(failed);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).credentials, issueInWords),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    const outcome = await signInWithPassword(email, password);
    if (outcome !== "in") {
      setFailure(outcome);
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
        <Notice tone="danger" title={t(`failure.${failure}.title`)}>
          {t(`failure.${failure}.text`)}
        </Notice>
      )}
      <TextField
        label={t("signIn.email")}
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label={t("signIn.password")}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
        {t("signIn.act")}
      </Button>
      {provider !== undefined && (
        <Button size="large" onClick={() => goToProvider(callbackUrl)}>
          {t("signIn.with", { provider })}
        </Button>
      )}
    </form>
  );
}
