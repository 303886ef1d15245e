"use client";

import type { Webhook } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { OverlapField } from "@/ui/overlap-field";
import { SECRET_SHOWN_ONCE, WebhookSecret } from "./webhook-secret";

interface RotateSecretDialogProps {
  webhook: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a new secret, and shows it once. */
export function RotateSecretDialog({ webhook, open, onOpenChange }: RotateSecretDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [overlapHours, setOverlapHours] = useState(24);
  const rotate = useMutation(trpc.webhook.rotateSecret.mutationOptions());
  const secret = rotate.data?.secret;
  const openOrClose = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    rotate.reset();
    void queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
  };
  return (
    <Dialog
      title={secret === undefined ? "Rotate the secret?" : "Copy the secret now"}
      description={
        secret === undefined
          ? "Messages are signed with both secrets for a while, so that receivers can change over."
          : SECRET_SHOWN_ONCE
      }
      open={open}
      onOpenChange={openOrClose}
      keepOpen={secret !== undefined}
    >
      {secret === undefined ? (
        <div className="grid gap-5">
          {rotate.isError && <FailureNotice title="The secret was not rotated" error={rotate.error} />}
          <OverlapField value={overlapHours} onChange={({ target }) => setOverlapHours(Number(target.value))} />
          <div className="flex justify-end">
            <Button
              variant="primary"
              pending={rotate.isPending}
              onClick={() => rotate.mutate({ id: webhook.id, overlapHours })}
            >
              Make new secret
            </Button>
          </div>
        </div>
      ) : (
        <WebhookSecret secret={secret} onDone={() => openOrClose(false)} />
      )}
    </Dialog>
  );
}
