import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LetterDrawing } from "@/webhooks/drawing";
import { WebhooksPage } from "@/webhooks/webhooks-page";
import { OwnersPage } from "../owners-page";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("webhooks"))("title"),
});

export default function Webhooks() {
  return (
    <OwnersPage
      namespace="webhooks"
      drawing={<LetterDrawing />}
      queries={({ trpc, cache }) => [cache.prefetchQuery(trpc.webhook.list.queryOptions())]}
    >
      <WebhooksPage />
    </OwnersPage>
  );
}
