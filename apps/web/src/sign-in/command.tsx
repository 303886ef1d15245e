import type { ReactNode } from "react";

/** A command to type into a terminal. */
export const Command = ({ children }: { children: ReactNode }) => (
  <code className="rounded-control bg-hover px-1.5 py-0.5 font-mono text-sm whitespace-nowrap text-ink">
    {children}
  </code>
);
