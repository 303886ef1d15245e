"use client";

import type { WholeBrand } from "@marque/schema";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Section } from "../page/section";
import { countTags } from "../prompts/count-tags";
import { Bars } from "./bars";
import { countByCountry } from "./by-country";

/** So many lines are seen at a glance. */
const MOST_BARS = 5;

/** The brand in two small pictures: what its prompts are about, and where it and its competitors are at home. */
export function GlanceSection({ whole }: { whole: WholeBrand }) {
  const t = useTranslations("brand.glance");
  const locale = useLocale();
  const { prompts } = whole;
  const tags = useMemo(() => countTags(prompts), [prompts]);
  const countries = useMemo(() => countByCountry(whole), [whole]);
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: "region" }), [locale]);
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
          title={t("domainsByCountry")}
          of={t("country")}
          kinds={[t("own"), t("theirs")]}
          bars={countries.slice(0, MOST_BARS).map(({ country, own, theirs }) => ({
            label: country === null ? t("noCountry") : (names.of(country) ?? country),
            counts: [own, theirs],
          }))}
          note={more(countries.length)}
        />
      </div>
    </Section>
  );
}
