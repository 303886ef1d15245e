import { useTranslations } from "next-intl";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";

/** The same page whether the brand never was, was removed, or belongs to another workspace. */
export function NoSuchBrand() {
  const t = useTranslations("brand.noSuch");
  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      <EmptyState title={t("title")} action={<LinkButton href="/brands">{t("all")}</LinkButton>}>
        {t("text")}
      </EmptyState>
    </>
  );
}
