import { useTranslations } from "next-intl";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { BookDrawing } from "./drawing";

/** The book before its first entry. */
export function NoBrands({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations("import");
  return (
    <EmptyState
      drawing={<BookDrawing />}
      title="Your brands will stand here"
      action={
        mayWrite && (
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton href="/brands/new" variant="primary">
              Add brand
            </LinkButton>
            <LinkButton href="/import">{t("title")}</LinkButton>
          </div>
        )
      }
    >
      {mayWrite
        ? "Give Marque a website. It finds the brand’s name, its other domains, who it competes with, and what buyers ask about it; you keep what is right."
        : "Nobody has added a brand yet. Editors and owners of this workspace can."}
    </EmptyState>
  );
}
