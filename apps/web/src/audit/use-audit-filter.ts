"use client";

import type { AuditFilter } from "@marque/schema";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** What of the log is shown, as it is written in the fields; `from` and `to` are days. */
export interface WrittenFilter {
  action: string;
  subject: string;
  from: string;
  to: string;
}
const FIELDS = ["action", "subject", "from", "to"] as const satisfies (keyof WrittenFilter)[];

function read(parameters: URLSearchParams): WrittenFilter {
  const value = (field: keyof WrittenFilter) => parameters.get(field) ?? "";
  return { action: value("action"), subject: value("subject"), from: value("from"), to: value("to") };
}

/** It lives in the address, so that it can be sent, kept and come back to. */
export function useAuditFilter(): [WrittenFilter, (change: Partial<WrittenFilter>) => void] {
  const router = useRouter();
  const pathname = usePathname();
  const parameters = useSearchParams();
  const change = useCallback(
    (changed: Partial<WrittenFilter>) => {
      const next = { ...read(new URLSearchParams(parameters)), ...changed };
      const query = new URLSearchParams(
        FIELDS.filter((field) => next[field] !== "").map((field) => [field, next[field]]),
      );
      router.replace(query.size === 0 ? pathname : `${pathname}?${query}`, { scroll: false });
    },
    [router, pathname, parameters],
  );
  return [read(parameters), change];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a day in the reader's own time zone, so many days on; `undefined` for what is no day. */
function startOf(day: string, daysOn = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysOn);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** What is asked of the API: days are from their start to their end, where the reader is. */
export function asked({ action, subject, from, to }: WrittenFilter): AuditFilter {
  const after = startOf(from);
  const before = startOf(to, 1);
  return {
    ...(action.trim() !== "" && { action: action.trim() }),
    ...(subject.trim() !== "" && { subject: subject.trim() }),
    ...(after !== undefined && { from: after }),
    ...(before !== undefined && { to: before }),
  };
}
