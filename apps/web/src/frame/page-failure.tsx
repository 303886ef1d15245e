"use client";

import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";

/** Next gives an error of the server a digest, under which the server's log holds the whole of it. */
const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : undefined;

/** What a page shows in its own place when it can't be drawn; the frame around it stays. */
export function PageFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <div className="mx-auto w-full max-w-form py-10">
      <PageHeader title="This page could not be shown" />
      <Notice tone="danger" title="An error stopped it" action={<Button onClick={retry}>Try again</Button>}>
        What was saved before is kept. If it happens again, reload the page
        {digest === undefined ? "." : `, or look for ${digest} in the web server’s log.`}
      </Notice>
    </div>
  );
}
