import type { ReactNode } from "react";

interface EmptyStateProps {
  /** A line drawing of ours. */
  drawing?: ReactNode;
  /** What will be here. */
  title: string;
  /** Why it is worth it. */
  children: ReactNode;
  /** The one action. */
  action?: ReactNode;
}

/** A place where nothing is yet. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-110 justify-items-center gap-3 px-4 py-16 text-center">
      {drawing != null && <div className="mb-3 text-faint">{drawing}</div>}
      <h2 className="title text-xl">{title}</h2>
      <div className="text-pretty text-soft">{children}</div>
      {action != null && <div className="pt-3">{action}</div>}
    </div>
  );
}
