import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { requireSession } from "@/auth/session";
import { type Asking, Prefetched } from "@/trpc/prefetch";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";

interface OwnersPageProps {
  /** Where the page's words are, with what is said to everybody else. */
  namespace: "audit" | "team" | "tokens" | "webhooks";
  drawing?: ReactNode;
  /** What the page will ask. */
  queries: (api: Asking) => readonly Promise<unknown>[];
  children: ReactNode;
}

/** A page for owners; others read what it is, and whom to ask. What they may do is for the API to say. */
export async function OwnersPage({ namespace, drawing, queries, children }: OwnersPageProps) {
  const { role } = await requireSession();
  if (role === "owner") return <Prefetched queries={queries}>{children}</Prefetched>;
  const t = await getTranslations(namespace);
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState drawing={drawing} title={t("ownersOnly.title")}>
        {t("ownersOnly.text")}
      </EmptyState>
    </>
  );
}
