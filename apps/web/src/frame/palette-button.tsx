"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { openSheet } from "./overlays";

/** Opens the palette from the rail, for those who don't know the keys yet. */
export function PaletteButton() {
  const t = useTranslations("commands");
  return (
    <button
      type="button"
      onClick={() => openSheet("palette")}
      className="flex min-h-9 items-center gap-2.5 rounded-control border border-line bg-raised px-2.5 text-left text-soft hover:border-edge hover:text-ink"
    >
      <Search aria-hidden="true" className="size-4" />
      {t("open")}
    </button>
  );
}
