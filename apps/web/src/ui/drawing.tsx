import type { ReactNode } from "react";

/** A line drawing of ours, 168 by 92, for a place where nothing is yet. The seal's colour is for the one thing it is about. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 168 92"
      width="168"
      height="92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
