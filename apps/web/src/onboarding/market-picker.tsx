"use client";

import type { AnalysisHints, AnalysisPlacement } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Section } from "@/brand/editors/section";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Skeleton } from "@/ui/skeleton";
import { AboutForm } from "./about-form";
import { MarketSearch } from "./market-search";
import { Markets } from "./markets";

interface MarketPickerProps {
  /** `null` when the analysis ended without one. */
  placement: AnalysisPlacement | null;
  /** The analysis is still at it. */
  running: boolean;
  /** What the person said before. */
  hints: AnalysisHints;
  /** Suggestions are being made anew. */
  pending: boolean;
  failure: string | undefined;
  /** Suggests anew; answers whether it did. */
  onSay: (hints: AnalysisHints) => Promise<boolean>;
}

/** So many are offered at once. */
const MOST_OFFERED = 3;

/** The market that the brand was placed in; where its pages don't tell it, or tell it wrongly, a person does. */
export function MarketPicker({ placement, running, hints, pending, failure, onSay }: MarketPickerProps) {
  const t = useTranslations("onboarding.market");
  const [changing, setChanging] = useState(false);
  const heading = useId();
  const change = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const wasAsking = useRef<boolean>(undefined);
  const asking = !running && (changing || placement?.sure !== true);
  const moved = useRef(false);
  useEffect(() => {
    // What had the focus is gone: it goes to what took its place, when it was the person who acted.
    if (moved.current && wasAsking.current !== asking)
      (asking ? question.current?.querySelector("input") : change.current)?.focus();
    if (wasAsking.current !== asking) moved.current = false;
    wasAsking.current = asking;
  }, [asking]);

  const say = async (more: AnalysisHints) => {
    moved.current = true;
    if (await onSay({ ...hints, ...more })) setChanging(false);
    else moved.current = false;
  };
  if (!asking)
    return (
      <section
        aria-labelledby={heading}
        aria-busy={running}
        className="flex min-h-9 flex-wrap items-center gap-x-4 border-y border-line py-1"
      >
        <h2 id={heading} className="text-sm font-medium">
          {t("title")}
        </h2>
        <div className="min-w-0 flex-1">{running ? <Skeleton className="h-4 w-40" /> : <Markets />}</div>
        {!running && (
          <Button
            ref={change}
            size="small"
            aria-label={t("changeMarket")}
            onClick={() => {
              moved.current = true;
              setChanging(true);
            }}
          >
            {t("change")}
          </Button>
        )}
      </section>
    );
  const { markets = [], likely = [], sure = false } = placement ?? {};
  // What is placed for sure is what the person wants changed.
  const offered = [...(sure ? [] : markets), ...likely].slice(0, MOST_OFFERED);
  return (
    <Section
      title={t("question")}
      hint={t("hint")}
      action={
        changing ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              moved.current = true;
              setChanging(false);
            }}
          >
            {t("keep")}
          </Button>
        ) : undefined
      }
    >
      <div ref={question} className="grid max-w-form gap-4 pt-1">
        {offered.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is submitted together
          <div role="group" aria-label={t("likely")} className="flex flex-wrap gap-2">
            {offered.map(({ id, name }) => (
              <Button key={id} pending={pending && hints.market?.[0] === id} onClick={() => say({ market: [id] })}>
                {name}
              </Button>
            ))}
          </div>
        )}
        <MarketSearch onChoose={(id) => say({ market: [id] })} />
        <AboutForm said={hints.about ?? ""} pending={pending} onSay={(about) => say({ about })} />
        {failure !== undefined && (
          <Notice tone="danger" title={t("failed")}>
            {failure} {t("kept")}
          </Notice>
        )}
      </div>
    </Section>
  );
}
