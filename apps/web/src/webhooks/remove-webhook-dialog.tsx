"use client";

import type { Webhook } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { ConfirmAct } from "@/trpc/confirm-act";
import { useAnnounce } from "@/ui/announcer";

interface RemoveWebhookDialogProps {
  webhook: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After it is gone: leave its page. */
  onRemoved?: () => void;
}

export function RemoveWebhookDialog({ webhook: { id, url }, open, onOpenChange, onRemoved }: RemoveWebhookDialogProps) {
  const t = useTranslations("webhooks.remove");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const remove = useMutation(
    trpc.webhook.remove.mutationOptions({
      onSuccess: () => {
        announce(t("removed"));
        onRemoved?.();
        void queryClient.invalidateQueries({ queryKey: trpc.webhook.list.pathKey() });
      },
    }),
  );
  return (
    <ConfirmAct
      title={t("title")}
      description={t("text", { url })}
      confirmLabel={t("confirm")}
      open={open}
      onOpenChange={onOpenChange}
      act={remove}
      input={{ id }}
      failed={t("failed")}
    />
  );
}
