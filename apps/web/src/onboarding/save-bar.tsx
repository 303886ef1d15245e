"use client";

import { useTranslations } from "next-intl";
import type { BrandDraft } from "@/brand/draft/draft";
import type { EntryList } from "@/brand/draft/entry";
import { Button } from "@/ui/button";

interface SaveBarProps {
  draft: BrandDraft;
  /** How many things were refused and are still on the screen. */
  wrong: number;
  saving: boolean;
  onSave: () => void;
}

const chosen = ({ entries }: EntryList<unknown>): number => entries.filter(({ ticked }) => ticked).length;

/** Stays at the foot of the window: what will be saved, and the act that does it. */
export function SaveBar({ draft: { domains, aliases, competitors, prompts }, wrong, saving, onSave }: SaveBarProps) {
  const t = useTranslations("onboarding.save");
  const counts = {
    domains: domains.entries.length,
    aliases: aliases.entries.length,
    competitors: chosen(competitors),
    prompts: chosen(prompts),
  };
  // What there is none of is left out, but for the domains, which must be.
  const summary = (["domains", "aliases", "competitors", "prompts"] as const)
    .filter((field) => field === "domains" || counts[field] > 0)
    .map((field) => t(field, { count: counts[field] }));
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center gap-x-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 rail:mx-0 rail:px-0">
      <div className="grid min-w-0 flex-1 text-sm">
        <p role="alert" className="font-medium text-danger">
          {wrong > 0 && t("wrong", { count: wrong })}
        </p>
        <p className="text-soft figures">{summary.join(", ")}</p>
      </div>
      <kbd className="font-sans text-xs text-faint max-rail:hidden">{t("keys")}</kbd>
      <Button variant="primary" pending={saving} onClick={onSave}>
        {t("act")}
      </Button>
    </div>
  );
}
