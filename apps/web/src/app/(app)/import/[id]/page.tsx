import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { ImportProgress } from "@/importing/progress/import-progress";
import { Prefetched } from "@/trpc/prefetch";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("import"))("title") };
}

export default async function Import({ params }: { params: Promise<{ id: string }> }) {
  const [{ role }, { id }] = await Promise.all([requireSession(), params]);
  if (role === "viewer") redirect("/brands");
  return (
    <Prefetched queries={({ trpc, cache }) => [cache.prefetchQuery(trpc.import.get.queryOptions({ id }))]}>
      <ImportProgress id={id} />
    </Prefetched>
  );
}
