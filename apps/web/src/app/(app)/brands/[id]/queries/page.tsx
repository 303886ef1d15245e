import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { brandHref, brandIdOf } from "@/brand/address";
import { QueriesPage } from "@/importing/queries/queries-page";
import { Prefetched } from "@/trpc/prefetch";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("import.queries"))("title") };
}

export default async function Queries({ params }: Props) {
  const [{ role }, { id: segment }] = await Promise.all([requireSession(), params]);
  const id = brandIdOf(segment);
  if (id === undefined) notFound();
  if (role === "viewer") redirect(brandHref(id));
  return (
    <Prefetched
      queries={({ trpc, cache }) => [
        cache.prefetchQuery(trpc.brand.get.queryOptions({ id })),
        cache.prefetchQuery(trpc.brand.prompts.queryOptions({ id })),
      ]}
    >
      <QueriesPage id={id} />
    </Prefetched>
  );
}
