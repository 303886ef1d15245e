"use client";

import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";

const curl = (secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/brands`;

interface CopyableProps {
  label: string;
  text: string;
  copyLabel: string;
  said: string;
}

function Copyable({ label, text, copyLabel, said }: CopyableProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <div className="flex flex-wrap items-start gap-2">
        <code className="min-w-60 flex-1 rounded-control border border-line bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere select-all">
          {text}
        </code>
        <CopyButton text={text} label={copyLabel} said={said} />
      </div>
    </div>
  );
}

/** The secret, this once, and a line that proves it works. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Copyable label="Token" text={secret} copyLabel="Copy" said="Token copied" />
      <Copyable label="Try it in a terminal" text={curl(secret)} copyLabel="Copy" said="Command copied" />
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
