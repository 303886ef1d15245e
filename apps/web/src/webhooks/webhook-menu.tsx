"use client";

import type { Webhook } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, Ellipsis, KeyRound, Send, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@/ui/menu";
import { RemoveWebhookDialog } from "./remove-webhook-dialog";
import { RotateSecretDialog } from "./rotate-secret-dialog";

/** What can be done with a webhook. */
export function WebhookMenu({ webhook, onRemoved }: { webhook: Webhook; onRemoved?: () => void }) {
  const t = useTranslations("webhooks");
  const inWords = useProblemWords();
  const { id, url, enabled } = webhook;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [dialog, setDialog] = useState<"rotate" | "remove">();
  const refresh = () => queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
  const update = useMutation(
    trpc.webhook.update.mutationOptions({
      onSuccess: async (changed) => {
        announce(t(changed.enabled ? "menu.isOn" : "menu.isOff"));
        await refresh();
      },
      onError: (error) => announce(t("menu.notChanged", { why: inWords(error) })),
    }),
  );
  const sendTest = useMutation(
    trpc.webhook.test.mutationOptions({
      onSuccess: async () => {
        announce(t("menu.testSent"));
        await refresh();
      },
      onError: (error) => announce(t("menu.testFailed", { why: inWords(error) })),
    }),
  );
  const Toggle = enabled ? CirclePause : CirclePlay;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t("menu.name", { url })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Send aria-hidden="true" />} disabled={!enabled} onSelect={() => sendTest.mutate({ id })}>
          {t("menu.test")}
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => setDialog("rotate")}>
          {t("rotate.act")}
        </MenuItem>
        <MenuItem
          icon={<Toggle aria-hidden="true" />}
          onSelect={() => update.mutate({ id, changes: { enabled: !enabled } })}
        >
          {t(enabled ? "menu.switchOff" : "menu.switchOn")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setDialog("remove")}>
          {t("remove.act")}
        </MenuItem>
      </Menu>
      <RotateSecretDialog
        webhook={webhook}
        open={dialog === "rotate"}
        onOpenChange={(open) => setDialog(open ? "rotate" : undefined)}
      />
      <RemoveWebhookDialog
        webhook={webhook}
        open={dialog === "remove"}
        onOpenChange={(open) => setDialog(open ? "remove" : undefined)}
        {...(onRemoved && { onRemoved })}
      />
    </>
  );
}
