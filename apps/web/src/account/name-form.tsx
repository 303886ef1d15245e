"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useSession } from "@/auth/session-context";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

export function NameForm() {
  const t = useTranslations("account.nameForm");
  const { issueInWords } = useFaultWords();
  const { name, email } = useSession();
  const trpc = useTRPC();
  const router = useRouter();
  const announce = useAnnounce();
  const { register, handleSubmit, formState } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).profileChange, issueInWords),
    values: { name },
  });
  const change = useMutation(
    trpc.member.changeName.mutationOptions({
      onSuccess: () => {
        announce(t("saved"));
        // The rail shows it as well.
        router.refresh();
      },
    }),
  );
  return (
    <form onSubmit={handleSubmit((input) => change.mutate(input))} noValidate className="grid gap-4">
      {change.isError && <FailureNotice title={t("failed")} error={change.error} />}
      <TextField
        label={t("label")}
        hint={t("hint", { email })}
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <div>
        <Button type="submit" pending={change.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
