"use client";

import type { ReactNode } from "react";
import { RowsSkeleton } from "@/ui/rows-skeleton";
import { FailureNotice } from "./failure-notice";

/** What of a query of React Query counts here, of one page or of many. */
interface Asked<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  refetch(): unknown;
}

interface LoadedProps<T> {
  query: Asked<T>;
  /** Said while it is on its way: `Loading tokens`. */
  loading: string;
  /** `The tokens could not be loaded`. */
  failed: string;
  children: (found: T) => ReactNode;
}

/** What a query found, as rows; before that their place, and a failure with the way to try again. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  return (
    <>
      {query.isPending && <RowsSkeleton label={loading} />}
      {query.isError && <FailureNotice title={failed} error={query.error} retry={() => query.refetch()} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
