"use client";

import { Button } from "@/ui/button";
import { Copyable } from "@/ui/copyable";

const curl = (secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/brands`;

/** The secret, this once, and a line that proves it works. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Copyable label="Token" text={secret} said="Token copied" />
      <Copyable label="Try it in a terminal" text={curl(secret)} said="Command copied" />
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
