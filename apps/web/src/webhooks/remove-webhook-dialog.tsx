"use client";

import type { Webhook } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { ConfirmDialog } from "@/ui/confirm-dialog";

interface RemoveWebhookDialogProps {
  webhook: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After it is gone: leave its page. */
  onRemoved?: () => void;
}

export function RemoveWebhookDialog({ webhook, open, onOpenChange, onRemoved }: RemoveWebhookDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const remove = useMutation(
    trpc.webhook.remove.mutationOptions({
      onSuccess: async () => {
        announce("The webhook was removed");
        onOpenChange(false);
        onRemoved?.();
        await queryClient.invalidateQueries({ queryKey: trpc.webhook.list.pathKey() });
      },
    }),
  );
  return (
    <ConfirmDialog
      title="Remove this webhook?"
      description={`Nothing more is sent to ${webhook.url}, also not what waits for another try. Its log goes with it. This can’t be undone.`}
      confirmLabel="Remove webhook"
      open={open}
      onOpenChange={(next) => {
        remove.reset();
        onOpenChange(next);
      }}
      onConfirm={() => remove.mutate({ id: webhook.id })}
      pending={remove.isPending}
      error={remove.isError ? `It was not removed. ${problemOf(remove.error).message}` : undefined}
    />
  );
}
