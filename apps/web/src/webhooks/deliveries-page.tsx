"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";
import { DeliveryTable } from "./delivery-table";
import { LetterDrawing } from "./drawing";
import { WebhookMenu } from "./webhook-menu";
import { WebhookState } from "./webhook-state";
import { WebhooksSkeleton } from "./webhooks-skeleton";

/** The cursor of the first page. */
const FIRST: string | null = null;
const PARENT = { href: "/webhooks", label: "Webhooks" };
/** Something may be on its way. */
const REFRESH_MILLISECONDS = 3_000;

/** What was sent to a webhook, and what came of it. */
export function DeliveriesPage({ id }: { id: string }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const router = useRouter();
  const list = useQuery(trpc.webhook.list.queryOptions());
  const webhook = list.data?.webhooks.find((each) => each.id === id);
  const log = useInfiniteQuery({
    queryKey: trpc.webhook.deliveries.infiniteQueryKey({ id }),
    queryFn: ({ pageParam: cursor }) => client.webhook.deliveries.query({ id, ...(cursor !== null && { cursor }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MILLISECONDS,
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const isGone = log.isError && [400, 404].includes(problemOf(log.error).status);
  if (isGone)
    return (
      <>
        <PageHeader title="Webhook" parent={PARENT} />
        <EmptyState drawing={<LetterDrawing />} title="No such webhook here">
          It was removed, or belongs to another workspace.
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={webhook?.url ?? "Webhook"}
        parent={PARENT}
        description={
          webhook !== undefined && (
            <span className="flex flex-wrap items-center gap-2">
              <WebhookState webhook={webhook} />
              {webhook.description}
            </span>
          )
        }
        action={webhook !== undefined && <WebhookMenu webhook={webhook} onRemoved={() => router.push(PARENT.href)} />}
      />
      {webhook?.disabledReason != null && (
        <Notice tone="warning" title="Switched off">
          {webhook.disabledReason} Switch it on again when it is mended: what waits for it is sent then.
        </Notice>
      )}
      {log.isPending && <WebhooksSkeleton label="Loading deliveries" />}
      {log.isError && (
        <FailureNotice title="The deliveries could not be loaded" error={log.error} retry={() => log.refetch()} />
      )}
      {log.isSuccess && deliveries.length === 0 && (
        <EmptyState drawing={<LetterDrawing />} title="Nothing was sent yet">
          Every message is listed here for 30 days, with each try. Send a test event from the menu above to see one.
        </EmptyState>
      )}
      {deliveries.length > 0 && <DeliveryTable deliveries={deliveries} />}
      {log.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button pending={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
