"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Skeleton } from "@/ui/skeleton";
import { SessionTable } from "./session-table";
import { SignOutEverywhere } from "./sign-out-everywhere";

/** Where one is signed in. */
export function Sessions() {
  const trpc = useTRPC();
  const sessions = useQuery(trpc.session.list.queryOptions());
  return (
    <section className="grid gap-4" aria-labelledby="sessions-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sessions-title" className="title text-xl">
          Where you are signed in
        </h2>
        <SignOutEverywhere />
      </div>
      {sessions.isPending && (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading sessions"
          className="grid gap-3 border-t border-line py-3"
        >
          <Skeleton className="h-4 w-60" />
          <Skeleton className="h-4 w-44" />
        </div>
      )}
      {sessions.isError && (
        <FailureNotice
          title="The sessions could not be loaded"
          error={sessions.error}
          retry={() => sessions.refetch()}
        />
      )}
      {sessions.data !== undefined && <SessionTable sessions={sessions.data.sessions} />}
    </section>
  );
}
