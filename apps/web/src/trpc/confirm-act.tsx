"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import type { ConfirmDialogProps } from "@/ui/confirm-dialog-part";
import { useProblemWords } from "./use-problem-words";

interface ConfirmActProps<Input> extends Omit<ConfirmDialogProps, "onConfirm" | "pending" | "error"> {
  /** A mutation of React Query. */
  act: {
    mutate(input: Input, options?: { onSuccess?: () => void }): void;
    reset(): void;
    isPending: boolean;
    isError: boolean;
    error: unknown;
  };
  input: Input;
  /** That it did not happen, before the reason: `It was not revoked.` */
  failed: string;
}

/** Asks before an act of the API that can't be undone, does it, and says when it failed. */
export function ConfirmAct<Input>({ act, input, failed, onOpenChange, ...dialog }: ConfirmActProps<Input>) {
  const inWords = useProblemWords();
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(open) => {
        act.reset();
        onOpenChange(open);
      }}
      onConfirm={() => act.mutate(input, { onSuccess: () => onOpenChange(false) })}
      pending={act.isPending}
      error={act.isError ? `${failed} ${inWords(act.error)}` : undefined}
    />
  );
}

interface ConfirmButtonProps<Input> extends Omit<ConfirmActProps<Input>, "open" | "onOpenChange"> {
  /** What stands on the button: `Revoke`. */
  label: string;
  /** What is read out, where many buttons say the same: `Revoke Nightly import`. */
  name?: string | undefined;
}

/** A small button for such an act. */
export function ConfirmButton<Input>({ label, name, ...act }: ConfirmButtonProps<Input>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmAct {...act} open={open} onOpenChange={setOpen} />
    </>
  );
}
