"use client";

import { type PromptAsked, sameText } from "@marque/schema";
import { useTranslations } from "next-intl";
import { memo, useMemo, useState } from "react";
import { cleanPrompt, limitFaults } from "@/brand/draft/clean-one";
import { KINDS, type PromptDraft } from "@/brand/draft/draft";
import { findSame, type ListEdit } from "@/brand/draft/edit-list";
import type { EntryList } from "@/brand/draft/entry";
import { AddField } from "@/brand/editors/add-field";
import { useEvidenceOf } from "@/brand/editors/evidence-context";
import { useFault, useListFault } from "@/brand/editors/faults-context";
import { useContract } from "@/contract";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { type Cell, countIn, EVERYTHING, GENERAL, isIn, placePrompts, type Row } from "./coverage";
import { CoverageGrid } from "./coverage-grid";
import { PromptLine } from "./prompt-line";
import { TrackingCost } from "./tracking-cost";
import { useUndoable } from "./undo";
import { useLines } from "./use-lines";

interface PromptsProps {
  prompts: EntryList<PromptDraft>;
  onEdit: (edit: ListEdit<PromptDraft>) => void;
}

/** What buyers type into AI assistants: what of it is covered, and the prompts of the part that is looked at. */
export const Prompts = memo(function Prompts({ prompts, onEdit }: PromptsProps) {
  const t = useTranslations("onboarding.review");
  const contract = useContract();
  const announce = useAnnounce();
  const undoable = useUndoable();
  const { entries } = prompts;
  const [chosen, setChosen] = useState<Cell>(EVERYTHING);
  const fault = useFault("prompts");
  const { keys: faulty } = useListFault("prompts");
  const askedOf = useAsked();
  const { placed, rows } = useMemo(() => placePrompts(entries, askedOf), [entries, askedOf]);
  // The last prompt of a row may be gone: then everything shows again.
  const cell = chosen.row !== null && !rows.some(({ key }) => key === chosen.row) ? { ...chosen, row: null } : chosen;
  // What was refused shows wherever one looks.
  const shown = placed.filter((each) => isIn(cell, each) || faulty.has(each.entry.key));
  const keys = shown.map(({ entry }) => entry.key);
  const { list, roving, active, opened, pointedOut, pointOut, acts } = useLines(
    prompts,
    keys,
    ({ prompt }) => t("quoted", { prompt }),
    onEdit,
  );
  const rowName = nameOf(cell.row, rows);

  const press = (pressed: Cell) => {
    const isWhole = pressed.row === null || pressed.stage === null;
    const isAgain = pressed.row === cell.row && pressed.stage === cell.stage;
    const { ticked, total } = countIn(pressed, placed);
    setChosen(isAgain && (isWhole || ticked > 0) ? EVERYTHING : pressed);
    if (isWhole || ticked > 0) return;
    // A blind spot: the first that was suggested for it, else whoever looks at it writes one.
    const spare = placed.find((each) => isIn(pressed, each));
    if (total > 0 && spare !== undefined) {
      const { key, value } = spare.entry;
      onEdit({ do: "tick", keys: [key], ticked: true });
      undoable(t("picked", { prompt: value.prompt }), () => onEdit({ do: "tick", keys: [key], ticked: false }));
    } else list.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  };
  const add = (text: string) => {
    // A prompt that is added while a part is looked at belongs to it, or it would vanish at once.
    const tags = cell.row === null || cell.row === GENERAL ? [] : [cell.row];
    const { value, faults } = cleanPrompt({ prompt: text, tags, stage: cell.stage ?? undefined });
    if (value === undefined) return faults;
    const same = findSame(prompts, value, KINDS.prompts);
    if (same !== undefined) {
      if (!keys.includes(same.key)) setChosen(EVERYTHING);
      pointOut(same.key);
      if (same.ticked) return { isThere: t("isThere", { name: t("quoted", { prompt: same.value.prompt }) }) };
      onEdit({ do: "tick", keys: [same.key], ticked: true });
      announce(t("tickedAgain", { name: t("quoted", { prompt: same.value.prompt }) }));
      return undefined;
    }
    const sent = entries.filter(({ ticked }) => ticked).map((entry) => entry.value.prompt);
    const limit = limitFaults(contract.brandFields.shape.prompts, [...sent, value.prompt]);
    if (limit === undefined) onEdit({ do: "add", value });
    return limit;
  };
  const tickShown = (ticked: boolean) => {
    const changed = shown.filter(({ entry }) => entry.ticked !== ticked).map(({ entry }) => entry.key);
    if (changed.length === 0) return;
    onEdit({ do: "tick", keys: changed, ticked });
    undoable(t(ticked ? "allPicked" : "nonePicked", { count: changed.length }), () =>
      onEdit({ do: "tick", keys: changed, ticked: !ticked }),
    );
  };
  return (
    <div className="grid gap-3">
      {entries.length > 0 && (
        <>
          <CoverageGrid placed={placed} rows={rows} shown={cell} onPress={press} />
          <div className="flex flex-wrap items-center gap-x-3 border-b border-line pb-1 text-sm text-soft">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {t("listed", {
                count: shown.length,
                stage: cell.stage ?? "all",
                row: cell.row === GENERAL ? t("coverage.general") : (rowName ?? ""),
                part: cell.row === null ? "no" : "yes",
              })}
            </p>
            <span className="flex">
              <Button variant="quiet" size="small" onClick={() => tickShown(true)}>
                {t("pickAll")}
              </Button>
              <Button variant="quiet" size="small" onClick={() => tickShown(false)}>
                {t("pickNone")}
              </Button>
            </span>
          </div>
        </>
      )}
      <div {...roving} className="-mt-3">
        <ul aria-label={t("prompts")}>
          {shown.map(({ entry }) => (
            <PromptLine
              key={entry.key}
              entry={entry}
              answer={entry.suggestedAs === null ? undefined : askedOf(entry.suggestedAs)?.answer}
              active={entry.key === active}
              open={opened.has(entry.key)}
              pointedOut={entry.key === pointedOut}
              acts={acts}
              onEdit={onEdit}
            />
          ))}
        </ul>
        <AddField label={addLabel(cell.stage, rowName, t)} onAdd={add} fault={fault} />
      </div>
      <TrackingCost prompts={entries.filter(({ ticked }) => ticked).length} />
    </div>
  );
});

/** What a row is called; nothing of the one for everybody, or of all. */
const nameOf = (key: string | null, rows: readonly Row[]): string | undefined =>
  key === GENERAL ? undefined : rows.find((row) => row.key === key)?.name;

const addLabel = (
  stage: Cell["stage"],
  whom: string | undefined,
  t: ReturnType<typeof useTranslations<"onboarding.review">>,
): string => {
  if (whom === undefined && stage === null) return t("addPrompt");
  return t("addPromptFor", {
    part: [stage === null ? "" : t(`coverage.${stage}`), whom ?? ""].filter(Boolean).join(" · "),
  });
};

/** How each suggestion is asked, by the text that it was suggested as. */
function useAsked(): (suggestedAs: string) => PromptAsked | undefined {
  const evidence = useEvidenceOf("suggestedPrompts");
  return useMemo(() => {
    const byPrompt = new Map(evidence.map(({ value, asked }) => [sameText(value), asked]));
    return (suggestedAs) => byPrompt.get(sameText(suggestedAs));
  }, [evidence]);
}
