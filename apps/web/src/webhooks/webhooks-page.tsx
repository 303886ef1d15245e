"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { CreateWebhookDialog } from "./create-webhook-dialog";
import { LetterDrawing } from "./drawing";
import { WebhookTable } from "./webhook-table";

/** The addresses that hear what happens to this workspace's brands. */
export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const trpc = useTRPC();
  const query = useQuery(trpc.webhook.list.queryOptions());
  // Not before it is known whether there are any: an empty list has the dialog in its own place.
  const isFilled = query.data !== undefined && query.data.webhooks.length > 0;
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={isFilled && <CreateWebhookDialog />} />
      <Loaded query={query} loading={t("loading")} failed={t("failed")}>
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <WebhookTable webhooks={webhooks} />
          ) : (
            <EmptyState drawing={<LetterDrawing />} title={t("none.title")} action={<CreateWebhookDialog />}>
              {t("none.text")}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
