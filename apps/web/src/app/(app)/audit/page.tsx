import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuditPage } from "@/audit/audit-page";
import { LedgerDrawing } from "@/audit/drawing";
import { asked, readFilter } from "@/audit/filter";
import { OwnersPage } from "../owners-page";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("audit"))("title") });

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Audit({ searchParams }: Props) {
  const written = readFilter(await searchParams);
  // When a day begins is for the browser to say.
  const filter = written.from === "" && written.to === "" ? asked(written) : undefined;
  return (
    <OwnersPage
      namespace="audit"
      drawing={<LedgerDrawing />}
      queries={({ trpc, client, cache }) => [
        cache.prefetchQuery(trpc.member.list.queryOptions()),
        ...(filter === undefined
          ? []
          : [
              cache.prefetchInfiniteQuery({
                queryKey: trpc.audit.list.infiniteQueryKey(filter),
                queryFn: () => client.audit.list.query(filter),
                initialPageParam: null,
              }),
            ]),
      ]}
    >
      <AuditPage />
    </OwnersPage>
  );
}
