"use client";

import type { PromptAsked } from "@marque/schema";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { PromptDraft } from "@/brand/draft/draft";
import type { ListEdit } from "@/brand/draft/edit-list";
import type { Entry } from "@/brand/draft/entry";
import { useFault } from "@/brand/editors/faults-context";
import { PromptForm } from "@/brand/editors/prompt-form";
import { Why } from "@/brand/editors/why";
import { classes } from "@/ui/classes";
import { Line } from "./line";
import type { LineActs } from "./use-lines";

interface PromptLineProps {
  entry: Entry<PromptDraft>;
  /** What its answer brings, where that is known. */
  answer: PromptAsked["answer"];
  active: boolean;
  open: boolean;
  pointedOut: boolean;
  acts: LineActs;
  onEdit: (edit: ListEdit<PromptDraft>) => void;
}

/** Drawn again only when something of this very line changes: there are five hundred of them. */
export const PromptLine = memo(function PromptLine({
  entry: { key, value, ticked, suggestedAs },
  answer,
  active,
  open,
  pointedOut,
  acts,
  onEdit,
}: PromptLineProps) {
  const t = useTranslations("onboarding.review");
  const fault = useFault(`prompts:${key}`);
  if (open)
    return (
      <li data-key={key} className="border-b border-line bg-sunk">
        <PromptForm
          prompt={value}
          onDone={(prompt) => {
            onEdit({ do: "change", key, value: prompt });
            acts.close(key);
          }}
          onCancel={() => acts.close(key)}
        />
      </li>
    );
  return (
    <Line
      lineKey={key}
      name={t("quoted", { prompt: value.prompt })}
      {...{ ticked, active, pointedOut, fault, acts }}
      why={<Why field="suggestedPrompts" suggestedAs={suggestedAs} tabIndex={-1} />}
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the line does it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button at the end of the line does it too */}
        <span
          onClick={() => acts.open(key)}
          className={classes("min-w-0 cursor-text wrap-anywhere", !ticked && "text-faint")}
        >
          {value.prompt}
        </span>
        {answer !== undefined && <span className="text-xs text-soft">{t(`answers.${answer}`)}</span>}
        {value.tags.length > 0 && <span className="text-xs text-faint">{value.tags.join(", ")}</span>}
      </span>
    </Line>
  );
});
