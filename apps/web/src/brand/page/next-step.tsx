"use client";

import type { WholeBrand } from "@marque/schema";
import { useTranslations } from "next-intl";

/** What is worth doing next, where something is missing; nothing else. */
export function NextStep({ whole: { brand, competitors, prompts } }: { whole: WholeBrand }) {
  const t = useTranslations("brand.next");
  const step = !brand.enabled
    ? "disabled"
    : competitors.length === 0
      ? "competitors"
      : prompts.length === 0
        ? "prompts"
        : prompts.every(({ enabled }) => !enabled)
          ? "allOff"
          : undefined;
  if (step === undefined) return null;
  const link = (chunks: React.ReactNode) => (
    <a href={step === "competitors" ? "#competitors" : "#prompts"} className="underline underline-offset-2">
      {chunks}
    </a>
  );
  return <p className="mb-4 text-soft print:hidden">{t.rich(step, { link })}</p>;
}
