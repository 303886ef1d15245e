"use client";

import type { Who, WholeBrand } from "@marque/schema";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Day, Moment } from "@/ui/time";
import { useWho } from "../who";

/** When the brand was made and changed, and by whom; when its website was last analysed from here. */
export function BrandFacts({ whole: { brand, createdBy, updatedBy, analysedAt } }: { whole: WholeBrand }) {
  const t = useTranslations("brand.facts");
  const nameOf = useWho();
  const wasChanged = brand.updatedAt !== brand.createdAt;
  const told = (what: "created" | "updated", who: Who | null, when: () => ReactNode) =>
    who === null ? t.rich(what, { when }) : t.rich(`${what}By`, { when, who: nameOf(who) });
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-faint">
      <li>
        {told("created", createdBy, () => (
          <Day at={brand.createdAt} />
        ))}
      </li>
      {wasChanged && (
        <li>
          {told("updated", updatedBy, () => (
            <Moment at={brand.updatedAt} />
          ))}
        </li>
      )}
      {analysedAt !== null && <li>{t.rich("analysed", { when: () => <Moment at={analysedAt} /> })}</li>}
    </ul>
  );
}
