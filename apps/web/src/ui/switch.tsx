"use client";

import { Switch as Radix } from "radix-ui";

interface SwitchProps {
  /** What is on or off. */
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** On or off, at once: for a setting that is kept as soon as it is moved. */
export function Switch({ label, ...state }: SwitchProps) {
  return (
    <Radix.Root
      {...state}
      disabled={state.disabled ?? false}
      aria-label={label}
      className="inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunk px-0.5 transition-colors data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-50"
    >
      <Radix.Thumb className="size-4.5 rounded-full bg-soft transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-paper" />
    </Radix.Root>
  );
}
