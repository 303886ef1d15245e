"use client";

import type { Brand } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { isUncertain } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { Switch } from "@/ui/switch";
import { useBrandStore } from "../store/brand-store";

/** Enables and disables the brand at once. */
export function EnabledSwitch({ brand: { id, name, enabled } }: { brand: Brand }) {
  const t = useTranslations("brand.header");
  const told = useToldProblem();
  const trpc = useTRPC();
  const announce = useAnnounce();
  const { write } = useBrandStore();
  const { mutateAsync: update } = useMutation(trpc.brand.update.mutationOptions());
  const change = async (checked: boolean) => {
    const outcome = await write({
      apply: (whole) => ({ ...whole, brand: { ...whole.brand, enabled: checked } }),
      send: (ifMatch) => update({ id, ifMatch, changes: { enabled: checked } }),
    });
    if (outcome.state === "saved") announce(t(checked ? "nowEnabled" : "nowDisabled", { name }));
    else if (outcome.state === "failed") {
      const { problem } = outcome;
      announce(t(isUncertain(problem) ? "maybeChanged" : "notChanged", { name, why: told(problem) }));
    }
  };
  return (
    <div className="flex min-h-9 items-center gap-2.5 pr-1 text-soft">
      <span aria-hidden="true">{t("enabled")}</span>
      <Switch label={t("enable", { name })} checked={enabled} onCheckedChange={change} />
    </div>
  );
}
