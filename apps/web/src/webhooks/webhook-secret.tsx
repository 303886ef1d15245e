"use client";

import { Button } from "@/ui/button";
import { Copyable } from "@/ui/copyable";

/** The secret, this once. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Copyable label="Secret" text={secret} said="Secret copied" />
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}

export const SECRET_SHOWN_ONCE =
  "It is shown this once. Whoever receives the messages checks their signatures with it (Standard Webhooks).";
