"use client";

import type { Webhook } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RotateForm } from "@/secrets/rotate-form";
import { useTRPC } from "@/trpc/client";
import { WebhookSecretDialog } from "./webhook-secret-dialog";

interface RotateSecretDialogProps {
  webhook: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a new secret, and shows it once. */
export function RotateSecretDialog({ webhook: { id }, open, onOpenChange }: RotateSecretDialogProps) {
  const t = useTranslations("webhooks.rotate");
  const trpc = useTRPC();
  const rotate = useMutation(trpc.webhook.rotateSecret.mutationOptions());
  return (
    <WebhookSecretDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("text")}
      form={(onMade) => (
        <RotateForm
          act={rotate}
          failed={t("failed")}
          onRotate={(overlapHours) => rotate.mutate({ id, overlapHours }, { onSuccess: onMade })}
        />
      )}
      onClosed={() => rotate.reset()}
    />
  );
}
