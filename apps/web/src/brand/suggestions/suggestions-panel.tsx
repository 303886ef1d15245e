"use client";

import type { WholeBrand } from "@marque/schema";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { useToldProblem } from "@/trpc/use-problem-words";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Notice } from "@/ui/notice";
import { Spinner } from "@/ui/spinner";
import type { AnalyseAgain } from "../page/brand-header";
import type { Piece } from "./pieces";
import { SuggestionGroup } from "./suggestion-group";
import { useSuggestions } from "./use-suggestions";

interface SuggestionsPanelProps {
  whole: WholeBrand;
  mayWrite: boolean;
  /** What stands above it, and starts it. */
  children: (analyse: AnalyseAgain) => ReactNode;
}

/** What each group of pieces is, in the order of the panel. */
const GROUPS = [
  { id: "rename", holds: ({ kind }) => kind === "rename" },
  { id: "domains", holds: (piece) => piece.kind === "add" && piece.field === "domains" },
  { id: "aliases", holds: (piece) => piece.kind === "add" && piece.field === "aliases" },
  { id: "competitors", holds: ({ kind }) => kind === "addCompetitor" },
  { id: "changed", holds: ({ kind }) => kind === "extendCompetitor" },
  { id: "prompts", holds: ({ kind }) => kind === "addPrompt" },
  { id: "gone", holds: ({ kind }) => kind === "drop" || kind === "dropItem" },
] as const satisfies { id: string; holds: (piece: Piece) => boolean }[];

/** Analyses the brand's website again, and shows what would be otherwise: to be taken or dismissed piece by piece. */
export function SuggestionsPanel({ whole, mayWrite, children }: SuggestionsPanelProps) {
  const t = useTranslations("brand.suggestions");
  const told = useToldProblem();
  const { run, pieces, dismissedCount, website, start, close, take, dismiss, offerAgain } = useSuggestions(whole);
  const panel = useRef<HTMLElement>(null);
  const isFound = run.state === "found";
  useEffect(() => {
    if (isFound) panel.current?.focus();
  }, [isFound]);
  const header = children({ isRunning: run.state === "running", start: () => void start() });
  if (!mayWrite || run.state === "idle") return header;
  return (
    <>
      {header}
      <section
        ref={panel}
        tabIndex={-1}
        aria-label={t("title")}
        className="mb-6 grid grid-cols-1 gap-4 rounded-card border border-line bg-raised px-4 py-4 outline-none sm:px-5 print:hidden"
      >
        <header className="flex items-start justify-between gap-3">
          <div role="status" className="flex min-h-8 items-center gap-2.5">
            {run.state === "running" && (
              <>
                <Spinner />
                <span>{run.message === "" ? t("running", { website }) : run.message}</span>
              </>
            )}
            {isFound && (
              <h2 className="title text-xl">
                {pieces.length === 0 ? t("nothingNew", { website }) : t("found", { website, count: pieces.length })}
              </h2>
            )}
          </div>
          {run.state === "running" ? (
            <Button size="small" onClick={close}>
              {t("stop")}
            </Button>
          ) : (
            <IconButton label={t("close")} onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </header>
        {run.state === "broken" && (
          <Notice
            tone="danger"
            title={t("broken")}
            action={<Button onClick={() => void start()}>{t("tryAgain")}</Button>}
          >
            {run.problem.status === 0 ? t("lost") : told(run.problem)}
          </Notice>
        )}
        {isFound && run.found.problem !== null && <p className="text-sm text-soft">{run.found.problem}</p>}
        {isFound && pieces.length > 0 && <p className="max-w-[65ch] text-sm text-faint">{t("hint")}</p>}
        {isFound &&
          GROUPS.map(({ id, holds }) => (
            <SuggestionGroup key={id} id={id} pieces={pieces.filter(holds)} onTake={take} onDismiss={dismiss} />
          ))}
        {isFound && dismissedCount > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
            {t("dismissedCount", { count: dismissedCount })}
            <Button size="small" variant="quiet" onClick={() => void offerAgain()}>
              {t("offerAgain")}
            </Button>
          </p>
        )}
      </section>
    </>
  );
}
