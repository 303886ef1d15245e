"use client";

import { displayHostname, type WholeBrand } from "@marque/schema";
import { ArrowUpRight, Ellipsis, ListPlus, Printer, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useListHref } from "@/brands/last-list";
import { RemoveBrandDialog } from "@/brands/remove-brand-dialog";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/ui/menu";
import { PageHeader } from "@/ui/page-header";
import { brandHref } from "../address";
import { BrandFacts } from "./brand-facts";
import { EnabledSwitch } from "./enabled-switch";

/** The analysis as the header starts it. */
export interface AnalyseAgain {
  isRunning: boolean;
  start: () => void;
}

interface BrandHeaderProps {
  whole: WholeBrand;
  mayWrite: boolean;
  analyse: AnalyseAgain;
}

/** The brand's name as a title, its website and what is known of its making; whether it is enabled, and its acts. */
export function BrandHeader({ whole, mayWrite, analyse }: BrandHeaderProps) {
  const t = useTranslations("brand.header");
  const common = useTranslations("common");
  const router = useRouter();
  const list = useListHref();
  const [removing, setRemoving] = useState(false);
  const { brand } = whole;
  const [primary = ""] = brand.domains;
  return (
    <>
      <PageHeader
        parent={{ href: list, label: t("brands") }}
        title={<span className="text-3xl">{brand.name}</span>}
        description={
          <>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <a
                href={`https://${primary}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center gap-0.5 no-underline hover:underline"
              >
                {displayHostname(primary)}
                <ArrowUpRight aria-hidden="true" className="size-3.5 text-faint" />
                <span className="sr-only">{common("opensInNewTab")}</span>
              </a>
              {!brand.enabled && <Badge>{t("disabled")}</Badge>}
              {brand.enabled && !mayWrite && <Badge tone="success">{t("enabled")}</Badge>}
            </span>
            <BrandFacts whole={whole} />
          </>
        }
        action={
          mayWrite && (
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              <EnabledSwitch brand={brand} />
              <Button variant="primary" pending={analyse.isRunning} onClick={analyse.start}>
                {!analyse.isRunning && <RefreshCw aria-hidden="true" />}
                {analyse.isRunning ? t("analysing") : t("analyseAgain")}
              </Button>
              <Menu
                trigger={
                  <IconButton label={t("acts", { name: brand.name })}>
                    <Ellipsis aria-hidden="true" />
                  </IconButton>
                }
              >
                <MenuLink href={`${brandHref(brand.id)}/queries`} icon={<ListPlus aria-hidden="true" />}>
                  {t("queries")}
                </MenuLink>
                <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
                  {t("print")}
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setRemoving(true)}>
                  {t("remove")}
                </MenuItem>
              </Menu>
            </div>
          )
        }
      />
      <RemoveBrandDialog brand={brand} open={removing} onOpenChange={setRemoving} onRemoved={() => router.push(list)} />
    </>
  );
}
