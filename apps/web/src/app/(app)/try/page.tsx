import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { LensDrawing } from "@/try-it/drawing";
import { TryPage } from "@/try-it/try-page";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("tryIt"))("title") });

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Try({ searchParams }: Props) {
  const { website } = await searchParams;
  const { role } = await requireSession();
  if (role !== "viewer") return <TryPage website={typeof website === "string" ? website : ""} />;
  const t = await getTranslations("tryIt");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState drawing={<LensDrawing />} title={t("viewers.title")}>
        {t("viewers.text")}
      </EmptyState>
    </>
  );
}
