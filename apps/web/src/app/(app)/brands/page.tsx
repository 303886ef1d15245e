import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { requireSession } from "@/auth/session";
import { BrandsPage } from "@/brands/brands-page";
import { cursorBehind, overviewQuery, readListView } from "@/brands/list-address";
import { Prefetched } from "@/trpc/prefetch";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("brands");
  return { title: t("title") };
}

export default async function Brands({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requireSession();
  const view = await readListView(searchParams);
  return (
    <Prefetched
      queries={({ trpc, cache }) => [
        view.state === "removed"
          ? cache.prefetchInfiniteQuery(trpc.brand.removed.infiniteQueryOptions({}, { getNextPageParam: cursorBehind }))
          : cache.prefetchInfiniteQuery(
              trpc.brand.overview.infiniteQueryOptions(overviewQuery(view), { getNextPageParam: cursorBehind }),
            ),
        cache.prefetchQuery(trpc.view.list.queryOptions()),
      ]}
    >
      <BrandsPage />
    </Prefetched>
  );
}
