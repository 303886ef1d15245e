"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { OlderButton } from "@/trpc/older-button";
import { problemOf } from "@/trpc/problem";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";
import { DeliveryTable } from "./delivery-table";
import { LetterDrawing } from "./drawing";
import { WebhookMenu } from "./webhook-menu";
import { WebhookState } from "./webhook-state";

/** The cursor of the first page. */
const FIRST: string | null = null;
const LIST = "/webhooks";
/** Something may be on its way. */
const REFRESH_MILLISECONDS = 3_000;

/** What was sent to a webhook, and what came of it. */
export function DeliveriesPage({ id }: { id: string }) {
  const t = useTranslations("webhooks");
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
  const parent = { href: LIST, label: t("title") };
  const isGone = log.isError && [400, 404].includes(problemOf(log.error).status);
  if (isGone)
    return (
      <>
        <PageHeader title={t("deliveries.webhook")} parent={parent} />
        <EmptyState drawing={<LetterDrawing />} title={t("deliveries.gone")}>
          {t("deliveries.goneText")}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={webhook?.url ?? t("deliveries.webhook")}
        parent={parent}
        description={
          webhook !== undefined && (
            <span className="flex flex-wrap items-center gap-2">
              <WebhookState webhook={webhook} />
              {webhook.description}
            </span>
          )
        }
        action={webhook !== undefined && <WebhookMenu webhook={webhook} onRemoved={() => router.push(LIST)} />}
      />
      {webhook?.disabledReason != null && (
        <Notice tone="warning" title={t("deliveries.switchedOff")}>
          {t("deliveries.switchedOffText", { reason: webhook.disabledReason })}
        </Notice>
      )}
      <Loaded query={log} loading={t("deliveries.loading")} failed={t("deliveries.failed")}>
        {({ pages: [first, ...more] }) =>
          first === undefined || first.deliveries.length === 0 ? (
            <EmptyState drawing={<LetterDrawing />} title={t("deliveries.none")}>
              {t("deliveries.noneText")}
            </EmptyState>
          ) : (
            <DeliveryTable deliveries={[first, ...more].flatMap(({ deliveries }) => deliveries)} />
          )
        }
      </Loaded>
      <OlderButton query={log} />
    </>
  );
}
