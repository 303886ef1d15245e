import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link-button";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";
import { RadioField } from "@/ui/radio-field";

interface ExportPageProps {
  /** The filter of the list that it was come from. */
  q: string;
  enabled: boolean | undefined;
  /** The last file could not be made. */
  failed: boolean;
}

/** What the register holds, or the part of it that the list showed, as a file. A form like any other: it needs no scripts. */
export function ExportPage({ q, enabled, failed }: ExportPageProps) {
  const t = useTranslations("import");
  const isFiltered = q !== "" || enabled !== undefined;
  const which = [
    q === "" ? t("export.all") : t("export.matching", { q }),
    ...(enabled === undefined ? [] : [t(enabled ? "export.enabled" : "export.disabled")]),
  ];
  return (
    <>
      <PageHeader
        parent={{ href: "/brands", label: t("brands") }}
        title={t("export.title")}
        description={t("export.description")}
      />
      <form action="/export/file" method="get" className="grid max-w-form gap-8">
        {failed && (
          <Notice tone="danger" title={t("export.failed")}>
            {t("export.failedWhy")}
          </Notice>
        )}
        <div className="grid justify-items-start gap-2">
          <h2 className="text-sm font-medium">{t("export.which")}</h2>
          <p>{which.join(", ")}</p>
          {isFiltered && (
            <LinkButton href="/export" size="small">
              {t("export.showAll")}
            </LinkButton>
          )}
        </div>
        <input type="hidden" name="q" value={q} />
        <input type="hidden" name="enabled" value={enabled === undefined ? "" : String(enabled)} />
        <RadioField
          name="kind"
          legend={t("export.kind")}
          defaultValue="brands"
          choices={(["brands", "competitors", "prompts"] as const).map((kind) => ({
            value: kind,
            label: t(`export.${kind}`),
            hint: t(`export.${kind}Hint`),
          }))}
        />
        <RadioField
          name="format"
          legend={t("export.format")}
          defaultValue="csv"
          choices={(["csv", "json"] as const).map((format) => ({ value: format, label: t(`export.${format}`) }))}
        />
        <Button type="submit" variant="primary" size="large" className="justify-self-start">
          <Download aria-hidden="true" />
          {t("export.download")}
        </Button>
      </form>
    </>
  );
}
