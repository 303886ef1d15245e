"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";

/** Ends an import where it is. */
export function CancelImport({ id }: { id: string }) {
  const t = useTranslations("import.job");
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const cancel = useMutation(
    trpc.import.cancel.mutationOptions({
      onSuccess: (job) => {
        setOpen(false);
        cache.setQueryData(trpc.import.get.queryKey({ id }), job);
      },
    }),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("stop")}</Button>
      <ConfirmDialog
        title={t("stopTitle")}
        description={t("stopWhy")}
        confirmLabel={t("stop")}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => cancel.mutate({ id })}
        pending={cancel.isPending}
        error={cancel.isError ? `${t("stopFailed")} ${problemOf(cancel.error).message}` : undefined}
      />
    </>
  );
}
