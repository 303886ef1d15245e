"use client";

import type { ApiToken } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";

export function RevokeToken({ token }: { token: ApiToken }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const revoke = useMutation(
    trpc.token.revoke.mutationOptions({
      onSuccess: async () => {
        announce(`${token.name} was revoked`);
        setOpen(false);
        await queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() });
      },
    }),
  );
  const openOrClose = (next: boolean) => {
    revoke.reset();
    setOpen(next);
  };
  return (
    <>
      <Button size="small" aria-label={`Revoke ${token.name}`} onClick={() => openOrClose(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title={`Revoke ${token.name}?`}
        description={`Whatever uses ${token.hint}… is refused from its next call on. What it wrote stays. This can’t be undone.`}
        confirmLabel="Revoke token"
        open={open}
        onOpenChange={openOrClose}
        onConfirm={() => revoke.mutate({ id: token.id })}
        pending={revoke.isPending}
        error={revoke.isError ? `It was not revoked. ${problemOf(revoke.error).message}` : undefined}
      />
    </>
  );
}
