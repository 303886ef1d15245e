import type { Metadata } from "next";
import { brandIdOf } from "@/brand/address";
import { BrandPage } from "@/brand/page/brand-page";
import { NoSuchBrand } from "@/brand/page/no-such-brand";
import { Prefetched } from "@/trpc/prefetch";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return { title: brandIdOf(id) ?? "No such brand" };
}

export default async function Page({ params }: Props) {
  const { id: segment } = await params;
  const id = brandIdOf(segment);
  if (id === undefined) return <NoSuchBrand />;
  return (
    <Prefetched
      queries={({ trpc, cache }) => [
        cache.prefetchQuery(trpc.brand.get.queryOptions({ id })),
        cache.prefetchQuery(trpc.brand.competitors.queryOptions({ id })),
        cache.prefetchQuery(trpc.brand.prompts.queryOptions({ id })),
      ]}
    >
      {/* The key starts afresh for another brand: nothing of one page's editing is carried to the next. */}
      <BrandPage key={id} id={id} />
    </Prefetched>
  );
}
