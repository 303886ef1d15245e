"use client";

import { type BrandPrompt, MOST_PROMPTS, sameText } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { HeadCell, Table, TableHead } from "@/ui/table";
import { Section } from "../page/section";
import { moveByArrows, showRow } from "../table/row-focus";
import { AddPrompts } from "./add-prompts";
import { countTags } from "./count-tags";
import { PromptFilter, type PromptFilterState } from "./prompt-filter";
import { PromptLine } from "./prompt-line";
import { SelectionBar } from "./selection-bar";
import { usePromptActs } from "./use-prompt-acts";

/** Fewer are seen at a glance. */
const WORTH_FILTERING = 8;
const ALL: PromptFilterState = { text: "", tag: "" };
const NONE: ReadonlySet<string> = new Set();

interface PromptsSectionProps {
  prompts: readonly BrandPrompt[];
  mayWrite: boolean;
}

/** What buyers type into AI assistants, each edited in its line. */
export function PromptsSection({ prompts, mayWrite }: PromptsSectionProps) {
  const t = useTranslations("brand.prompts");
  const ownActs = usePromptActs();
  const acts = mayWrite ? ownActs : undefined;
  const [filter, setFilter] = useState(ALL);
  const [chosen, setChosen] = useState(NONE);
  const table = useRef<HTMLDivElement>(null);
  const tags = useMemo(() => countTags(prompts), [prompts]);
  const shown = useMemo(() => matching(prompts, filter), [prompts, filter]);
  // What is not seen is not acted on.
  const selected = shown.filter(({ id }) => chosen.has(id));
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setChosen((before) => new Set(isSelected ? [...before, id] : [...before].filter((each) => each !== id))),
    [],
  );
  const clear = () => {
    setChosen(NONE);
    table.current?.querySelector<HTMLElement>("thead input, [data-adds]")?.focus();
  };
  const show = (prompt: BrandPrompt) => {
    flushSync(() => setFilter(ALL));
    showRow(prompt.id);
  };
  return (
    <Section id="prompts" title={t("title")} count={useInUse(prompts)}>
      {(prompts.length >= WORTH_FILTERING || filter !== ALL) && (
        <PromptFilter filter={filter} tags={tags} onChange={setFilter} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a short cut between buttons that Tab reaches too */}
      <div ref={table} data-table onKeyDown={moveByArrows}>
        {prompts.length === 0 && <p className="max-w-[65ch] py-1 text-pretty text-soft">{t("none")}</p>}
        {prompts.length > 0 && shown.length === 0 && (
          <div className="flex flex-wrap items-center gap-3 py-2 text-soft">
            {t("noMatch")}
            <Button size="small" onClick={() => setFilter(ALL)}>
              {t("showAll")}
            </Button>
          </div>
        )}
        {shown.length > 0 && (
          <Table label={t("title")} fixed>
            <TableHead>
              {acts !== undefined && (
                <HeadCell className="w-10 pr-0 print:hidden">
                  <Checkbox
                    label={t("selectAll")}
                    labelHidden
                    checked={selected.length === shown.length}
                    onChange={({ target }) => setChosen(target.checked ? new Set(shown.map(({ id }) => id)) : NONE)}
                  />
                </HeadCell>
              )}
              <HeadCell className="sm:w-1/2">{t("prompt")}</HeadCell>
              <HeadCell className="hidden sm:table-cell print:table-cell">{t("tags")}</HeadCell>
              {acts !== undefined && (
                <>
                  <HeadCell className="w-20 print:hidden">{t("inUse")}</HeadCell>
                  <HeadCell className="w-11 pl-0 print:hidden">
                    <span className="sr-only">{t("acts")}</span>
                  </HeadCell>
                </>
              )}
            </TableHead>
            <tbody>
              {shown.map((prompt) => (
                <PromptLine
                  key={prompt.id}
                  prompt={prompt}
                  isSelected={chosen.has(prompt.id)}
                  onSelect={select}
                  acts={acts}
                />
              ))}
            </tbody>
          </Table>
        )}
        {acts !== undefined &&
          (prompts.length < MOST_PROMPTS ? (
            <AddPrompts acts={acts} onShow={show} />
          ) : (
            <p className="py-2 text-sm text-soft">{t("full", { count: MOST_PROMPTS, room: 0 })}</p>
          ))}
      </div>
      {acts !== undefined && selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          onSwitch={(enabled) =>
            acts.switchPrompts(
              selected.map(({ id }) => id),
              enabled,
            )
          }
          onRemove={() => {
            clear();
            void acts.removePrompts(selected);
          }}
          onClear={clear}
        />
      )}
    </Section>
  );
}

function matching(prompts: readonly BrandPrompt[], { text, tag }: PromptFilterState): readonly BrandPrompt[] {
  const words = sameText(text).split(/\s+/).filter(Boolean);
  return prompts.filter(({ prompt, tags }) => {
    const within = sameText([prompt, ...tags].join("\n"));
    return (tag === "" || tags.includes(tag)) && words.every((word) => within.includes(word));
  });
}

/** `30`, or how many of them are in use. */
function useInUse(prompts: readonly BrandPrompt[]): string | undefined {
  const t = useTranslations("brand.prompts");
  if (prompts.length === 0) return undefined;
  const enabled = prompts.filter((prompt) => prompt.enabled).length;
  return enabled === prompts.length ? `${enabled}` : t("someInUse", { enabled, total: prompts.length });
}
