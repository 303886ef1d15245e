"use client";

import type { SessionEntry } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { browserName } from "./browser-name";

export function EndSession({ session }: { session: SessionEntry }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const name = browserName(session.agent);
  const end = useMutation(
    trpc.session.end.mutationOptions({
      onSuccess: async () => {
        announce("The session was ended");
        setOpen(false);
        await queryClient.invalidateQueries({ queryKey: trpc.session.pathKey() });
      },
    }),
  );
  const openOrClose = (next: boolean) => {
    end.reset();
    setOpen(next);
  };
  return (
    <>
      <Button size="small" aria-label={`End the session of ${name}`} onClick={() => openOrClose(true)}>
        End
      </Button>
      <ConfirmDialog
        title={`End the session of ${name}?`}
        description="Whoever uses it is signed out at their next click, and has to sign in again."
        confirmLabel="End session"
        open={open}
        onOpenChange={openOrClose}
        onConfirm={() => end.mutate({ id: session.id })}
        pending={end.isPending}
        error={end.isError ? `It was not ended. ${problemOf(end.error).message}` : undefined}
      />
    </>
  );
}
