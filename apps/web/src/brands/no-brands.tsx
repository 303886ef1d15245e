import Link from "next/link";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { BookDrawing } from "./drawing";

/** The book before its first entry. */
export function NoBrands({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations("brands");
  const tImport = useTranslations("import");
  return (
    <EmptyState
      drawing={<BookDrawing />}
      title={t("emptyTitle")}
      action={
        mayWrite && (
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton href="/brands/new" variant="primary">
              {t("add")}
            </LinkButton>
            <LinkButton href="/import">{tImport("title")}</LinkButton>
          </div>
        )
      }
    >
      <p>{t(mayWrite ? "emptyHint" : "emptyHintViewer")}</p>
      {mayWrite && (
        <p className="mt-2 text-sm">
          <Link href="/brands?state=removed" prefetch={false} className="inline-flex min-h-6 items-center">
            {t("seeRemoved")}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
