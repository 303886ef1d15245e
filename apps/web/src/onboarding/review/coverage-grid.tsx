"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { classes } from "@/ui/classes";
import { type Cell, countIn, GENERAL, type PlacedPrompt, type Row, STAGES } from "./coverage";

interface CoverageGridProps {
  placed: readonly PlacedPrompt[];
  rows: readonly Row[];
  /** Whose prompts are listed below. */
  shown: Cell;
  onPress: (cell: Cell) => void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * What the prompts cover: for whom or what, by how far a buyer has come. A cell lists its prompts below; one of which none
 * is picked takes in a suggestion, or asks for one. It is one stop for Tab, arrow keys move in it.
 */
export function CoverageGrid({ placed, rows, shown, onPress }: CoverageGridProps) {
  const t = useTranslations("onboarding.review.coverage");
  const [focus, setFocus] = useState({ down: 0, right: 0 });
  const stages = [null, ...STAGES];
  const lines = [null, ...rows.map(({ key }) => key)];
  const down = Math.min(focus.down, lines.length - 1);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const [byDown, byRight] = STEPS[event.key] ?? [0, 0];
    if (byDown === 0 && byRight === 0) return;
    event.preventDefault();
    const to = {
      down: Math.max(0, Math.min(lines.length - 1, down + byDown)),
      right: Math.max(0, Math.min(stages.length - 1, focus.right + byRight)),
    };
    setFocus(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${to.down} ${to.right}"]`)?.focus();
  };
  const rowName = (key: string | null) => {
    if (key === null) return t("all");
    return key === GENERAL ? t("general") : (rows.find((row) => row.key === key)?.name ?? key);
  };
  const stageName = (stage: Cell["stage"]) => (stage === null ? t("all") : t(stage));
  const button = (cell: Cell, at: { down: number; right: number }, children: ReactNode, look: string) => {
    const { ticked, total } = countIn(cell, placed);
    return (
      <button
        type="button"
        data-at={`${at.down} ${at.right}`}
        tabIndex={at.down === down && at.right === focus.right ? 0 : -1}
        aria-pressed={cell.row === shown.row && cell.stage === shown.stage}
        aria-label={t("cell", { row: rowName(cell.row), stage: stageName(cell.stage), ticked, total })}
        onFocus={() => setFocus(at)}
        onClick={() => onPress(cell)}
        className={classes(
          "flex min-h-8 w-full min-w-0 items-center rounded-control border px-2 text-sm transition-colors aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink",
          look,
        )}
      >
        {children}
      </button>
    );
  };
  return (
    <table onKeyDown={move} className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{t("caption")}</caption>
      <tbody>
        {lines.map((row, atRow) => (
          <tr key={row === null ? "all" : `row ${row}`}>
            {stages.map((stage, atStage) => {
              const cell = { row, stage };
              const at = { down: atRow, right: atStage };
              const { ticked, total } = countIn(cell, placed);
              const isHead = row === null || stage === null;
              const Place = isHead ? "th" : "td";
              return (
                <Place
                  key={stage ?? "all"}
                  scope={!isHead ? undefined : row === null ? "col" : "row"}
                  className={classes("p-0 text-left font-normal", stage === null && "w-[34%]")}
                >
                  {isHead
                    ? button(
                        cell,
                        at,
                        <>
                          <span className="min-w-0 flex-1 truncate text-left">
                            {row === null ? stageName(stage) : rowName(row)}
                          </span>
                          <span className="pl-1 text-xs text-faint figures">{ticked}</span>
                        </>,
                        "border-transparent text-soft hover:bg-hover",
                      )
                    : button(cell, at, <Figure ticked={ticked} total={total} />, lookOf(ticked))}
                </Place>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ ticked, total }: { ticked: number; total: number }) {
  if (ticked === 0)
    return (
      <span className="mx-auto flex items-center gap-1 text-faint">
        <Plus aria-hidden="true" className="size-3.5" />
        {total > 0 && <span className="text-xs figures">{total}</span>}
      </span>
    );
  return (
    <span className="mx-auto figures">
      {ticked}
      {ticked < total && <span className="text-xs text-soft">/{total}</span>}
    </span>
  );
}

/** The more is covered, the darker; what is not covered is an empty place to fill. */
function lookOf(ticked: number): string {
  if (ticked === 0) return "border-dashed border-edge hover:bg-hover";
  if (ticked < 3)
    return "border-transparent bg-[color-mix(in_oklch,var(--color-ink)_7%,var(--color-paper))] hover:border-edge";
  if (ticked < 6)
    return "border-transparent bg-[color-mix(in_oklch,var(--color-ink)_13%,var(--color-paper))] hover:border-edge";
  return "border-transparent bg-[color-mix(in_oklch,var(--color-ink)_20%,var(--color-paper))] hover:border-edge";
}
