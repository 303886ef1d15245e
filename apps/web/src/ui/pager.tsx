"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button";

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  /** What is counted: `brands`. */
  things: string;
  onPage: (page: number) => void;
}

/** `21–40 of 63 brands`, and the way to the page before and after. */
export function Pager({ page, limit, total, totalPages, things, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  const first = (page - 1) * limit + 1;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4">
      <p className="text-sm text-soft figures">
        {first}–{Math.min(page * limit, total)} of {total} {things}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button size="small" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
