"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";

/** Ends all sessions, this one too: the sign-in page is loaded anew. */
export function SignOutEverywhere() {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const endAll = useMutation(
    trpc.session.endAll.mutationOptions({ onSuccess: () => window.location.assign("/signin") }),
  );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        title="Sign out everywhere?"
        description="All of your sessions end, this one too. What was saved stays."
        confirmLabel="Sign out everywhere"
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => endAll.mutate()}
        pending={endAll.isPending}
        error={endAll.isError ? `You are still signed in. ${problemOf(endAll.error).message}` : undefined}
      />
    </>
  );
}
