"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";

interface SelectionBarProps {
  count: number;
  onSwitch: (enabled: boolean) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the prompts that are selected. */
export function SelectionBar({ count, onSwitch, onRemove, onClear }: SelectionBarProps) {
  const t = useTranslations("brand.prompts");
  return (
    <section
      aria-label={t("selection")}
      className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-raised px-3 py-2 shadow-float print:hidden"
    >
      <span role="status" className="mr-auto text-sm">
        {t("selected", { count })}
      </span>
      <Button size="small" onClick={() => onSwitch(true)}>
        {t("switchOn")}
      </Button>
      <Button size="small" onClick={() => onSwitch(false)}>
        {t("switchOff")}
      </Button>
      <Button size="small" onClick={onRemove}>
        {t("remove")}
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        {t("clear")}
      </Button>
    </section>
  );
}
