"use client";

import type { Member } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { HOME } from "@/auth/callback-url";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";

/** Takes a member off the workspace; of oneself: leaves it. */
export function RemoveMember({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const remove = useMutation(
    trpc.member.remove.mutationOptions({
      onSuccess: async () => {
        announce(`${member.name} was removed`);
        setOpen(false);
        await queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() });
      },
    }),
  );
  const leave = useMutation(trpc.member.leave.mutationOptions({ onSuccess: () => window.location.assign(HOME) }));
  const act = isSelf ? leave : remove;
  const openOrClose = (next: boolean) => {
    act.reset();
    setOpen(next);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={isSelf ? "Leave the workspace" : `Remove ${member.name}`}
        onClick={() => openOrClose(true)}
      >
        {isSelf ? "Leave" : "Remove"}
      </Button>
      <ConfirmDialog
        title={isSelf ? "Leave this workspace?" : `Remove ${member.name}?`}
        description={
          isSelf
            ? "You see nothing of it any more, until an owner invites you again. What you made stays."
            : "They are signed out of this workspace at once. What they made stays, and so do the tokens that they made."
        }
        confirmLabel={isSelf ? "Leave workspace" : "Remove member"}
        open={open}
        onOpenChange={openOrClose}
        onConfirm={() => (isSelf ? leave.mutate() : remove.mutate({ userId: member.userId }))}
        pending={act.isPending}
        error={act.isError ? problemOf(act.error).message : undefined}
      />
    </>
  );
}
