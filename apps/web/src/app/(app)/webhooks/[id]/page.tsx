import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeliveriesPage } from "@/webhooks/deliveries-page";
import { LetterDrawing } from "@/webhooks/drawing";
import { OwnersPage } from "../../owners-page";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("webhooks"))("deliveries.title"),
});

export default async function Deliveries({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <OwnersPage
      namespace="webhooks"
      drawing={<LetterDrawing />}
      queries={({ trpc, client, cache }) => [
        cache.prefetchQuery(trpc.webhook.list.queryOptions()),
        cache.prefetchInfiniteQuery({
          queryKey: trpc.webhook.deliveries.infiniteQueryKey({ id }),
          queryFn: () => client.webhook.deliveries.query({ id }),
          initialPageParam: null,
        }),
      ]}
    >
      <DeliveriesPage id={id} />
    </OwnersPage>
  );
}
