"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SecretDialog } from "@/secrets/secret-dialog";
import { useTRPC } from "@/trpc/client";
import { Copyable } from "@/ui/copyable";

/** What signs a webhook's messages, as the API gives it this once. */
export interface MadeSecret {
  secret: string;
}

interface WebhookSecretDialogProps {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description: string;
  form: (onMade: (made: MadeSecret) => void) => ReactNode;
  onClosed?: () => void;
}

/** Asks, then shows the secret that came of it. */
export function WebhookSecretDialog({ onClosed, ...dialog }: WebhookSecretDialogProps) {
  const t = useTranslations("webhooks.secret");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <SecretDialog<MadeSecret>
      {...dialog}
      shownTitle={t("title")}
      shownDescription={() => t("text")}
      shown={({ secret }) => <Copyable label={t("label")} text={secret} said={t("copied")} />}
      onClosed={() => {
        onClosed?.();
        void queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
      }}
    />
  );
}
