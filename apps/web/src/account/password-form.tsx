"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { faultInWords, issueInWords, passwordChange } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";

export function PasswordForm() {
  const { email } = useSession();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(passwordChange, { error: issueInWords }),
    defaultValues: { current: "", password: "" },
  });
  const change = useMutation(
    trpc.member.changePassword.mutationOptions({
      onSuccess: async () => {
        reset();
        await queryClient.invalidateQueries({ queryKey: trpc.session.pathKey() });
      },
      onError: (error) => {
        for (const fault of problemOf(error).faults) {
          const field = (["current", "password"] as const).find((name) => name === fault.path);
          if (field !== undefined) setError(field, { message: faultInWords(fault) }, { shouldFocus: true });
        }
      },
    }),
  );
  const isFieldsFault = change.isError && problemOf(change.error).faults.length > 0;
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit((input) => change.mutate(input))} noValidate className="grid gap-4">
      {change.isError && !isFieldsFault && <FailureNotice title="Your password was not changed" error={change.error} />}
      {change.isSuccess && (
        <Notice tone="success" title="Your password was changed">
          You were signed out everywhere but here.
        </Notice>
      )}
      {/* By which password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current")}
      />
      <PasswordField
        label="New password"
        hint="At least 12 characters. A few words in a row are good."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <div>
        <Button type="submit" pending={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
