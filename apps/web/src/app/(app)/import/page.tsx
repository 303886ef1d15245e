import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { ImportPage } from "@/importing/import-page";
import { Prefetched } from "@/trpc/prefetch";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("import"))("title") };
}

export default async function Import() {
  const { role } = await requireSession();
  // Viewers have no way in here; one who typed the address finds what they may see.
  if (role === "viewer") redirect("/brands");
  return (
    <Prefetched queries={({ trpc, cache }) => [cache.prefetchQuery(trpc.import.list.queryOptions())]}>
      <ImportPage />
    </Prefetched>
  );
}
