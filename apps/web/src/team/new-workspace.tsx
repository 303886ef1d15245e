"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { HOME } from "@/auth/callback-url";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

/** A way to a workspace of its own, with another team. */
export function NewWorkspace() {
  const t = useTranslations("team.newWorkspace");
  return (
    <section className="grid max-w-form gap-4" aria-labelledby="new-workspace-title">
      <h2 id="new-workspace-title" className="title text-xl">
        {t("title")}
      </h2>
      <NewWorkspaceForm />
    </section>
  );
}

function NewWorkspaceForm() {
  const t = useTranslations("team.newWorkspace");
  const { issueInWords } = useFaultWords();
  const trpc = useTRPC();
  const { register, handleSubmit, formState } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).workspaceInput, issueInWords),
    defaultValues: { name: "" },
  });
  const goThere = useMutation(trpc.workspace.switch.mutationOptions({ onSuccess: () => window.location.assign(HOME) }));
  const create = useMutation(trpc.workspace.create.mutationOptions({ onSuccess: ({ id }) => goThere.mutate({ id }) }));
  const failed = create.error ?? goThere.error;
  return (
    <form onSubmit={handleSubmit((input) => create.mutate(input))} noValidate className="grid gap-4">
      {failed !== null && <FailureNotice title={create.isError ? t("failed") : t("notEntered")} error={failed} />}
      <TextField label={t("label")} hint={t("hint")} error={formState.errors.name?.message} {...register("name")} />
      <div>
        <Button type="submit" pending={create.isPending || goThere.isPending}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
