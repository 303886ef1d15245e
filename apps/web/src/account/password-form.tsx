"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/auth/session-context";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { placeFaults } from "@/trpc/place-faults";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";

const FIELDS = ["current", "password"] as const;

export function PasswordForm() {
  const t = useTranslations("account.passwordForm");
  const { faultInWords, issueInWords } = useFaultWords();
  const { email } = useSession();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [isAtFields, setIsAtFields] = useState(false);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).passwordChange, issueInWords),
    defaultValues: { current: "", password: "" },
  });
  const change = useMutation(
    trpc.member.changePassword.mutationOptions({
      onSuccess: async () => {
        reset();
        await queryClient.invalidateQueries({ queryKey: trpc.session.pathKey() });
      },
      onError: (error) =>
        setIsAtFields(
          placeFaults(problemOf(error).faults, FIELDS, (field, fault) =>
            setError(field, { message: faultInWords(fault) }, { shouldFocus: true }),
          ),
        ),
    }),
  );
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit((input) => change.mutate(input))} noValidate className="grid gap-4">
      {change.isError && !isAtFields && <FailureNotice title={t("failed")} error={change.error} />}
      {change.isSuccess && (
        <Notice tone="success" title={t("changed")}>
          {t("changedAdvice")}
        </Notice>
      )}
      {/* By which password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("current")}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current")}
      />
      <PasswordField
        label={t("new")}
        hint={t("hint")}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <div>
        <Button type="submit" pending={change.isPending}>
          {t("change")}
        </Button>
      </div>
    </form>
  );
}
