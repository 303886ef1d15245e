"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { invitationInput } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFaultWords } from "@/i18n/use-fault-words";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { SelectField } from "@/ui/select-field";
import { TextField } from "@/ui/text-field";
import { RoleOptions } from "./role-words";

/** Who was invited, and the key of their link. */
export interface Invited {
  email: string;
  key: string;
}

export function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const t = useTranslations("team.invite");
  const { issueInWords } = useFaultWords();
  const trpc = useTRPC();
  const invite = useMutation(
    trpc.member.invite.mutationOptions({
      onSuccess: ({ invitation, key }) => onInvited({ email: invitation.email, key }),
    }),
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(invitationInput, { error: issueInWords }),
    defaultValues: { email: "", role: "editor" as const },
  });
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit((input) => invite.mutate(input))} noValidate className="grid gap-5">
      {invite.isError && <FailureNotice title={t("failed")} error={invite.error} />}
      <TextField
        label={t("email")}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register("email")}
      />
      <SelectField label={t("role")} error={errors.role?.message} {...register("role")}>
        <RoleOptions />
      </SelectField>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={invite.isPending}>
          {t("make")}
        </Button>
      </div>
    </form>
  );
}
