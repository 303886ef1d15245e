"use client";

import type { Webhook } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, Ellipsis, KeyRound, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@/ui/menu";
import { RemoveWebhookDialog } from "./remove-webhook-dialog";
import { RotateSecretDialog } from "./rotate-secret-dialog";

/** What can be done with a webhook. */
export function WebhookMenu({ webhook, onRemoved }: { webhook: Webhook; onRemoved?: () => void }) {
  const { id, url, enabled } = webhook;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [dialog, setDialog] = useState<"rotate" | "remove">();
  const refresh = () => queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
  const update = useMutation(
    trpc.webhook.update.mutationOptions({
      onSuccess: async (changed) => {
        announce(`The webhook is ${changed.enabled ? "on" : "off"}`);
        await refresh();
      },
      onError: (error) => announce(`It was not changed. ${problemOf(error).message}`),
    }),
  );
  const sendTest = useMutation(
    trpc.webhook.test.mutationOptions({
      onSuccess: async () => {
        announce("A test event is on its way");
        await refresh();
      },
      onError: (error) => announce(`Nothing was sent. ${problemOf(error).message}`),
    }),
  );
  const Toggle = enabled ? CirclePause : CirclePlay;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${url}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Send aria-hidden="true" />} disabled={!enabled} onSelect={() => sendTest.mutate({ id })}>
          Send test event
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => setDialog("rotate")}>
          Rotate secret…
        </MenuItem>
        <MenuItem
          icon={<Toggle aria-hidden="true" />}
          onSelect={() => update.mutate({ id, changes: { enabled: !enabled } })}
        >
          {enabled ? "Switch off" : "Switch on"}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setDialog("remove")}>
          Remove…
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
