"use client";

import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { Menu, MenuCheckbox, MenuLabel } from "@/ui/menu";
import { COLUMNS, type ColumnName } from "./list-address";

interface ColumnMenuProps {
  shown: readonly ColumnName[];
  onChange: (shown: ColumnName[]) => void;
}

/** Chooses the columns, where there is room for any. */
export function ColumnMenu({ shown, onChange }: ColumnMenuProps) {
  const t = useTranslations("brands");
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="max-sm:hidden">
          <Columns3 aria-hidden="true" />
          {t("columnsMenu")}
        </Button>
      }
    >
      <MenuLabel>{t("columnsShown")}</MenuLabel>
      {COLUMNS.map((column) => (
        <MenuCheckbox
          key={column}
          checked={shown.includes(column)}
          onCheckedChange={(isOn) =>
            onChange(COLUMNS.filter((each) => (each === column ? isOn : shown.includes(each))))
          }
        >
          {t(`columns.${column}`)}
        </MenuCheckbox>
      ))}
    </Menu>
  );
}
