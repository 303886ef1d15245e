"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { classes } from "@/ui/classes";
import { useIsHere } from "./use-is-here";

/** A place in the rail; marked while the page is it or stands below it. */
export function RailLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const here = useIsHere(href);
  return (
    <Link
      href={href}
      aria-current={here}
      className={classes(
        "flex min-h-9 items-center gap-2.5 rounded-control px-2.5 no-underline transition-colors [&_svg]:size-4",
        here === undefined ? "text-soft hover:bg-hover hover:text-ink" : "bg-hover font-medium text-ink",
      )}
    >
      {icon}
      {children}
    </Link>
  );
}
