"use client";

import type { BrandOverview } from "@marque/schema";
import { CirclePause, CirclePlay, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { brandHref } from "@/brand/address";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/ui/menu";
import type { RowActions } from "./row-actions";

interface BrandMenuProps extends Pick<RowActions, "onSetEnabled" | "onRemove"> {
  brand: BrandOverview;
}

/** What can be done with a brand from the list. */
export function BrandMenu({ brand, onSetEnabled, onRemove }: BrandMenuProps) {
  const t = useTranslations("brands");
  const { id, name, enabled } = brand;
  const Toggle = enabled ? CirclePause : CirclePlay;
  return (
    <Menu
      trigger={
        <IconButton label={t("actions", { name })} className="max-sm:size-11">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLink href={brandHref(id)} icon={<Pencil aria-hidden="true" />}>
        {t("open")}
      </MenuLink>
      <MenuItem icon={<Toggle aria-hidden="true" />} onSelect={() => onSetEnabled([brand], !enabled)}>
        {t(enabled ? "disable" : "enable")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => onRemove([brand])}>
        {t("remove")}
      </MenuItem>
    </Menu>
  );
}
