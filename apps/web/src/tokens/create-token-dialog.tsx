"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { CreateTokenForm } from "./create-token-form";
import { NewSecret } from "./new-secret";

/** Asks what the token is for, then shows its secret: once, for as long as the dialog is open. */
export function CreateTokenDialog() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const openOrClose = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setSecret(undefined);
    // Only now: the list's first token would otherwise take this dialog's place on the page, and the secret with it.
    void queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() });
  };
  return (
    <Dialog
      title={secret === undefined ? "New token" : "Copy the token now"}
      description={
        secret === undefined
          ? "It works in this workspace, and only for what you allow."
          : "It is shown this once: only its fingerprint is kept. If it gets lost, revoke it and make another."
      }
      trigger={<Button variant="primary">Create token</Button>}
      open={open}
      onOpenChange={openOrClose}
      keepOpen={secret !== undefined}
    >
      {secret === undefined ? (
        <CreateTokenForm onCreated={setSecret} />
      ) : (
        <NewSecret secret={secret} onDone={() => openOrClose(false)} />
      )}
    </Dialog>
  );
}
