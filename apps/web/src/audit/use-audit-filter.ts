"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { FILTER_FIELDS, readFilter, type WrittenFilter } from "./filter";

/** It lives in the address, so that it can be sent, kept and come back to. */
export function useAuditFilter(): [WrittenFilter, (change: Partial<WrittenFilter>) => void] {
  const router = useRouter();
  const pathname = usePathname();
  const parameters = useSearchParams();
  const change = useCallback(
    (changed: Partial<WrittenFilter>) => {
      const next = { ...readFilter(Object.fromEntries(parameters)), ...changed };
      const query = new URLSearchParams(
        FILTER_FIELDS.filter((field) => next[field] !== "").map((field) => [field, next[field]]),
      );
      router.replace(query.size === 0 ? pathname : `${pathname}?${query}`, { scroll: false });
    },
    [router, pathname, parameters],
  );
  return [readFilter(Object.fromEntries(parameters)), change];
}
