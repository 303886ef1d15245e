import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/account/account-page";
import { Prefetched } from "@/trpc/prefetch";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("account"))("title") });

export default function Account() {
  return (
    <Prefetched queries={({ trpc, cache }) => [cache.prefetchQuery(trpc.session.list.queryOptions())]}>
      <AccountPage />
    </Prefetched>
  );
}
