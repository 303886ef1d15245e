"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { CreateWebhookForm } from "./create-webhook-form";
import { SECRET_SHOWN_ONCE, WebhookSecret } from "./webhook-secret";

/** Asks where to and what of, then shows the secret: once, for as long as the dialog is open. */
export function CreateWebhookDialog() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const openOrClose = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setSecret(undefined);
    // Only now: the list's first row would otherwise take this dialog's place on the page, and the secret with it.
    void queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
  };
  return (
    <Dialog
      title={secret === undefined ? "New webhook" : "Copy the secret now"}
      description={secret === undefined ? "Messages are signed, and tried again for a day." : SECRET_SHOWN_ONCE}
      trigger={<Button variant="primary">Create webhook</Button>}
      open={open}
      onOpenChange={openOrClose}
      keepOpen={secret !== undefined}
    >
      {secret === undefined ? (
        <CreateWebhookForm onCreated={setSecret} />
      ) : (
        <WebhookSecret secret={secret} onDone={() => openOrClose(false)} />
      )}
    </Dialog>
  );
}
