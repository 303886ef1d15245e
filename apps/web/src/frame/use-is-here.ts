"use client";

import { usePathname } from "next/navigation";

/** What belongs to a place, and stands elsewhere. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { "/brands": ["/import", "/export"] };

/** Whether the page is this one (`page`) or stands below it (`true`), as `aria-current` says it. */
export function useIsHere(href: string): "page" | "true" | undefined {
  const pathname = usePathname();
  if (pathname === href) return "page";
  const places = [`${href}/`, ...(BESIDE[href] ?? [])];
  return places.some((place) => pathname.startsWith(place)) ? "true" : undefined;
}
