"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { invitationInput, issueInWords } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { SelectField } from "@/ui/select-field";
import { TextField } from "@/ui/text-field";
import { RoleOptions } from "./role-words";

export function InviteForm({ onInvited }: { onInvited: (invited: { email: string; key: string }) => void }) {
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
      {invite.isError && <FailureNotice title="Nobody was invited" error={invite.error} />}
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register("email")}
      />
      <SelectField label="Role" error={errors.role?.message} {...register("role")}>
        <RoleOptions />
      </SelectField>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={invite.isPending}>
          Make link
        </Button>
      </div>
    </form>
  );
}
