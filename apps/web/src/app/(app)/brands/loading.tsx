import { useTranslations } from "next-intl";
import { BrandsSkeleton } from "@/brands/brands-skeleton";
import { PageHeader } from "@/ui/page-header";

export default function Loading() {
  const t = useTranslations("brands");
  return (
    <>
      <PageHeader title={t("title")} />
      <BrandsSkeleton />
    </>
  );
}
