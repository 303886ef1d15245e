"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { PageHeader } from "@/ui/page-header";
import { CreateWebhookDialog } from "./create-webhook-dialog";
import { NoWebhooks } from "./no-webhooks";
import { WebhookTable } from "./webhook-table";
import { WebhooksSkeleton } from "./webhooks-skeleton";

/** The addresses that hear what happens to this workspace's brands. */
export function WebhooksPage() {
  const trpc = useTRPC();
  const webhooks = useQuery(trpc.webhook.list.queryOptions());
  const isEmpty = webhooks.data?.webhooks.length === 0;
  const isFilled = webhooks.data !== undefined && !isEmpty;
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Each of these addresses is sent a signed message when something happens to a brand."
        // Not before it is known whether there are any: an empty list has the dialog in its own place.
        action={isFilled && <CreateWebhookDialog />}
      />
      {webhooks.isPending && <WebhooksSkeleton label="Loading webhooks" />}
      {webhooks.isError && (
        <FailureNotice
          title="The webhooks could not be loaded"
          error={webhooks.error}
          retry={() => webhooks.refetch()}
        />
      )}
      {isEmpty && <NoWebhooks />}
      {isFilled && <WebhookTable webhooks={webhooks.data.webhooks} />}
    </>
  );
}
