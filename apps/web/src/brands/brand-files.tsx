"use client";

import { Ellipsis, FileDown, FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuLink } from "@/ui/menu";

interface BrandFilesProps {
  /** What the list shows, which is what is exported. */
  filter: { q: string; state: string };
  mayWrite: boolean;
}

/** The ways from files into the register, and back. */
export function BrandFiles({ filter: { q, state }, mayWrite }: BrandFilesProps) {
  const t = useTranslations("import");
  const shown = new URLSearchParams({ ...(q === "" ? {} : { q }), ...(state === "all" ? {} : { state }) });
  return (
    <Menu
      trigger={
        <IconButton label={t("files")}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {mayWrite && (
        <MenuLink href="/import" icon={<FileUp aria-hidden="true" />}>
          {t("title")}
        </MenuLink>
      )}
      <MenuLink href={`/export${shown.size === 0 ? "" : `?${shown}`}`} icon={<FileDown aria-hidden="true" />}>
        {t("export.title")}
      </MenuLink>
    </Menu>
  );
}
