"use client";

import type { WholeBrand } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Section } from "../page/section";
import { countTags } from "../prompts/count-tags";
import { Bars } from "./bars";
import { countByEnding } from "./by-ending";

/** So many lines are seen at a glance. */
const MOST_BARS = 5;

/** The brand in two small pictures: what its prompts are about, and which endings its domains and its competitors' have. */
export function GlanceSection({ whole }: { whole: WholeBrand }) {
  const t = useTranslations("brand.glance");
  const { prompts } = whole;
  const tags = useMemo(() => countTags(prompts), [prompts]);
  const endings = useMemo(() => countByEnding(whole), [whole]);
  const more = (total: number) => (total > MOST_BARS ? t("more", { count: total - MOST_BARS }) : undefined);
  return (
    <Section id="glance" title={t("title")}>
      <div className="grid gap-x-8 gap-y-5 pt-1 sm:grid-cols-2">
        {tags.length > 0 && (
          <Bars
            title={t("promptsByTag")}
            of={t("tag")}
            kinds={[t("prompts")]}
            bars={tags.slice(0, MOST_BARS).map(([tag, count]) => ({ label: tag, counts: [count] }))}
            note={more(tags.length)}
          />
        )}
        <Bars
          title={t("domainsByEnding")}
          of={t("ending")}
          kinds={[t("own"), t("theirs")]}
          bars={endings
            .slice(0, MOST_BARS)
            .map(({ ending, own, theirs }) => ({ label: ending, counts: [own, theirs] }))}
          note={more(endings.length)}
        />
      </div>
    </Section>
  );
}
