"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback } from "react";

export interface BrandFilter {
  q: string;
  state: "all" | "enabled" | "disabled";
  page: number;
}

const START: BrandFilter = { q: "", state: "all", page: 1 };

function read(parameters: URLSearchParams): BrandFilter {
  const page = Number(parameters.get("page"));
  const state = parameters.get("state");
  return {
    q: parameters.get("q") ?? START.q,
    state: state === "enabled" || state === "disabled" ? state : START.state,
    page: Number.isInteger(page) && page > 0 ? page : START.page,
  };
}

function write(filter: BrandFilter): string {
  const parameters = new URLSearchParams();
  if (filter.q !== START.q) parameters.set("q", filter.q);
  if (filter.state !== START.state) parameters.set("state", filter.state);
  if (filter.page !== START.page) parameters.set("page", String(filter.page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** What of the list is shown. It lives in the address, so that it can be sent, kept and come back to. */
export function useBrandFilter(): [BrandFilter, (change: Partial<BrandFilter>) => void] {
  const router = useRouter();
  const pathname = usePathname();
  const parameters = useSearchParams();
  const filter = read(parameters);
  const change = useCallback(
    (changed: Partial<BrandFilter>) => {
      // Another search starts at its first page.
      const next = { ...read(new URLSearchParams(parameters)), page: START.page, ...changed };
      router.replace(`${pathname}${write(next)}`, { scroll: false });
    },
    [router, pathname, parameters],
  );
  return [filter, change];
}
