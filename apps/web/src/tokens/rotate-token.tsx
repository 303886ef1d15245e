"use client";

import type { ApiToken } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { OverlapField } from "@/ui/overlap-field";
import { NewSecret } from "./new-secret";

/** Makes a new secret for a token, and shows it once. */
export function RotateToken({ token }: { token: ApiToken }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [overlapHours, setOverlapHours] = useState(24);
  const rotate = useMutation(trpc.token.rotate.mutationOptions());
  const secret = rotate.data?.secret;
  const openOrClose = (next: boolean) => {
    setOpen(next);
    if (next) return;
    rotate.reset();
    void queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() });
  };
  return (
    <Dialog
      title={secret === undefined ? `Rotate ${token.name}?` : "Copy the token now"}
      description={
        secret === undefined
          ? "It gets a new secret, and stays the same token otherwise: its name, its scopes, when it expires."
          : "It is shown this once: only its fingerprint is kept."
      }
      trigger={
        <Button size="small" aria-label={`Rotate ${token.name}`}>
          Rotate
        </Button>
      }
      open={open}
      onOpenChange={openOrClose}
      keepOpen={secret !== undefined}
    >
      {secret === undefined ? (
        <div className="grid gap-5">
          {rotate.isError && <FailureNotice title="The token was not rotated" error={rotate.error} />}
          <OverlapField value={overlapHours} onChange={({ target }) => setOverlapHours(Number(target.value))} />
          <div className="flex justify-end">
            <Button
              variant="primary"
              pending={rotate.isPending}
              onClick={() => rotate.mutate({ id: token.id, overlapHours })}
            >
              Make new secret
            </Button>
          </div>
        </div>
      ) : (
        <NewSecret secret={secret} onDone={() => openOrClose(false)} />
      )}
    </Dialog>
  );
}
