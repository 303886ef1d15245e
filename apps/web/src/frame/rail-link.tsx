"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { classes } from "@/ui/classes";

/** A place in the rail; marked while the page is it or stands below it. */
export function RailLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const pathname = usePathname();
  const here = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={pathname === href ? "page" : here ? "true" : undefined}
      className={classes(
        "flex min-h-9 items-center gap-2.5 rounded-control px-2.5 no-underline transition-colors [&_svg]:size-4",
        here ? "bg-hover font-medium text-ink" : "text-soft hover:bg-hover hover:text-ink",
      )}
    >
      {icon}
      {/* On a phone the icons have the bar to themselves. */}
      <span className="max-sm:sr-only">{children}</span>
    </Link>
  );
}
