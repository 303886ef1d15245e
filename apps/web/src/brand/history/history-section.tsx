"use client";

import type { BrandHistory, WholeBrand } from "@marque/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { Section } from "../page/section";
import { HistoryEntry } from "./history-entry";
import { useRestore } from "./use-restore";

const NO_CURSOR: string | null = null;

/** Who changed what of the brand, newest first, with the way back. It is asked for when somebody wants to know. */
export function HistorySection({ whole }: { whole: WholeBrand }) {
  const t = useTranslations("brand.history");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const restore = useRestore();
  const [isOpen, setOpen] = useState(false);
  const { id } = whole.brand;
  const history = useInfiniteQuery({
    queryKey: [...trpc.brand.history.pathKey(), "pages", id],
    // By the client: tRPC's own infinite queries send a direction along, which the action does not know.
    queryFn: ({ pageParam, signal }) =>
      client.brand.history.query({ id, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: NO_CURSOR,
    getNextPageParam: ({ nextCursor }: BrandHistory) => nextCursor,
    enabled: isOpen,
  });
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Section
      id="history"
      screenOnly
      title={t("title")}
      action={
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("hide") : t("show")}
        </Button>
      }
    >
      {isOpen && history.isPending && (
        <div role="status" aria-busy="true" className="grid gap-3 py-2">
          <span className="sr-only">{t("loading")}</span>
          {["w-2/5", "w-3/5", "w-1/3"].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
      {isOpen && history.isError && events.length === 0 && (
        <FailureNotice title={t("notLoaded")} error={history.error} retry={() => void history.refetch()} />
      )}
      {isOpen && events.length > 0 && (
        <ol aria-label={t("title")}>
          {events.map((event) => (
            <HistoryEntry key={event.id} event={event} whole={whole} onRestore={restore} />
          ))}
        </ol>
      )}
      {isOpen && history.hasNextPage && (
        <div>
          <Button pending={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
      {!isOpen && <p className="text-sm text-faint">{t("hint")}</p>}
    </Section>
  );
}
