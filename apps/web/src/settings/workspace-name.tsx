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

/** What the workspace is called, for its owners to change. */
export function WorkspaceName() {
  const { workspace, role } = useSession();
  const t = useTranslations("settings.workspace");
  if (role === "owner") return <NameForm name={workspace.name} />;
  return (
    <p>
      {workspace.name} <span className="block text-sm text-faint">{t("onlyOwners")}</span>
    </p>
  );
}

function NameForm({ name }: { name: string }) {
  const t = useTranslations("settings.workspace");
  const { issueInWords } = useFaultWords();
  const trpc = useTRPC();
  const router = useRouter();
  const announce = useAnnounce();
  const { register, handleSubmit, formState } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).workspaceInput, issueInWords),
    values: { name },
  });
  const rename = useMutation(
    trpc.workspace.rename.mutationOptions({
      onSuccess: () => {
        announce(t("saved"));
        // The rail shows it as well.
        router.refresh();
      },
    }),
  );
  return (
    <form onSubmit={handleSubmit((input) => rename.mutate(input))} noValidate className="grid gap-4">
      {rename.isError && <FailureNotice title={t("failed")} error={rename.error} />}
      <TextField label={t("name")} error={formState.errors.name?.message} {...register("name")} />
      <div>
        <Button type="submit" pending={rename.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
