"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { Dialog } from "@/ui/dialog";
import { InviteForm } from "./invite-form";

/** Asks whom to invite, then shows the link: once, for as long as the dialog is open. */
export function InviteDialog() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<{ email: string; key: string }>();
  const openOrClose = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setInvited(undefined);
    void queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() });
  };
  return (
    <Dialog
      title={invited === undefined ? "Invite somebody" : "Copy the link now"}
      description={
        invited === undefined
          ? "You get a link for them, good for a week and for one person."
          : `Send it to ${invited.email} yourself: Marque sends no mail. It is shown this once.`
      }
      trigger={<Button variant="primary">Invite somebody</Button>}
      open={open}
      onOpenChange={openOrClose}
      keepOpen={invited !== undefined}
    >
      {invited === undefined ? (
        <InviteForm onInvited={setInvited} />
      ) : (
        <InvitationLink linkKey={invited.key} onDone={() => openOrClose(false)} />
      )}
    </Dialog>
  );
}

function InvitationLink({ linkKey, onDone }: { linkKey: string; onDone: () => void }) {
  const link = `${window.location.origin}/join#key=${linkKey}`;
  return (
    <div className="grid gap-4">
      <div className="grid min-w-0 gap-1.5">
        <span className="text-sm font-medium">Link</span>
        <div className="flex flex-wrap items-start gap-2">
          <code className="min-w-60 flex-1 rounded-control border border-line bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere select-all">
            {link}
          </code>
          <CopyButton text={link} label="Copy" said="Link copied" />
        </div>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
