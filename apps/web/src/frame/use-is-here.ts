"use client";

import { usePathname } from "next/navigation";

/** Whether the page is this one (`page`) or stands below it (`true`), as `aria-current` says it. */
export function useIsHere(href: string): "page" | "true" | undefined {
  const pathname = usePathname();
  if (pathname === href) return "page";
  return pathname.startsWith(`${href}/`) ? "true" : undefined;
}
