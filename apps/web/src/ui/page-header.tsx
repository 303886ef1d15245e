import Link from "next/link";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** The page's one main action. */
  action?: ReactNode;
  /** Where this page hangs: `{ href: "/brands", label: "Brands" }`. */
  parent?: { href: string; label: string } | undefined;
}

/** The page's title with its main action at the right. */
export function PageHeader({ title, description, action, parent }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        {parent !== undefined && (
          <Link href={parent.href} className="inline-flex min-h-6 w-fit items-center text-sm text-soft hover:text-ink">
            {parent.label}
          </Link>
        )}
        <h1 className="title min-h-9 content-center text-2xl wrap-anywhere">{title}</h1>
        {description != null && <div className="max-w-[65ch] text-soft">{description}</div>}
      </div>
      {action != null && <div className="flex shrink-0 items-center gap-2">{action}</div>}
    </header>
  );
}
