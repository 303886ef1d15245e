"use client";

import { type AnalysisHints, type AnalysisResult, displayHostname, parseWebsite } from "@marque/schema";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { isTouched } from "@/brand/draft/draft";
import { useDraft } from "@/brand/draft/use-draft";
import { EvidenceProvider } from "@/brand/editors/evidence-context";
import { useContract } from "@/contract";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { MarketPicker } from "./market-picker";
import { Outcome } from "./outcome";
import { Review } from "./review/review";
import { UndoProvider } from "./review/undo";
import { SavedForm } from "./saved-form";
import { Timeline } from "./timeline";
import type { BegunBrand } from "./unfinished/begun-brand";
import { KeepingNotice, KeepingState } from "./unfinished/keeping-state";
import { useKeptDraft } from "./unfinished/use-kept-draft";
import { useAnalysis } from "./use-analysis";
import { useResuggestion } from "./use-resuggestion";

interface NewBrandProps {
  begun: BegunBrand;
  /** Is told how it stands when this page is left. */
  onLeave: (left: BegunBrand) => void;
  /** It is saved: nothing is left of it here. */
  onForgotten: (id: string) => void;
  /** Back to where another brand can be begun; this one stays as it is. */
  onStart: () => void;
  /** Shows what another tab made of it. */
  onTakeTheirs: () => void;
}

const PANES = "rail:grid-cols-[200px_minmax(0,1fr)] wide:grid-cols-[232px_minmax(0,1fr)]";

/** A brand that is being added: how its analysis goes at the left, its page building itself at the right. */
export function NewBrand({ begun: given, onLeave, onForgotten, onStart, onTakeTheirs }: NewBrandProps) {
  const t = useTranslations("onboarding");
  const { privateHosts } = useContract();
  // What it is begun with; from then on this page has the newest of it.
  const [begun] = useState(given);
  const { website } = begun;
  const hostname = website === null ? undefined : parseWebsite(website, privateHosts)?.hostname;
  const handle = useDraft(() => begun.draft);
  const { draft, change, latest } = handle;
  const onFound = useCallback((result: Partial<AnalysisResult>) => change({ field: "suggestions", result }), [change]);
  const { run, start, stop, tellAnew } = useAnalysis(onFound, begun.run);
  const { resuggest, pending, failure } = useResuggestion();
  const [hints, setHints] = useState(begun.hints);
  const announce = useAnnounce();
  const isWorthKeeping = website !== null || isTouched(draft);
  const { keeping, takeOver, forget } = useKeptDraft(begun, { hints, draft, run }, isWorthKeeping, onLeave);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The field that had the focus is gone: reading goes on from the top of what took its place.
    title.current?.focus({ preventScroll: true });
    const isOpen = begun.run.status === "idle" || begun.run.status === "running";
    if (begun.website !== null && isOpen) start(begun.website, begun.hints);
  }, [begun, start]);

  const shown = hostname === undefined ? "" : displayHostname(hostname);
  const again = () => website !== null && start(website, hints);
  const say = async (said: AnalysisHints): Promise<boolean> => {
    if (website === null) return false;
    setHints(said);
    const { name } = latest();
    const answer = await resuggest(website, name.touched ? name.value : undefined, said);
    if (answer === undefined) return false;
    const { evidence, placement, ...result } = answer;
    onFound(result);
    tellAnew({ type: "resuggested", evidence, placement });
    const { competitors, suggestedPrompts } = result;
    announce(t("suggested", { competitors: competitors.length, prompts: suggestedPrompts.length }));
    return placement.sure;
  };
  const forgetAll = async () => {
    onForgotten(begun.id);
    await forget();
  };
  return (
    <EvidenceProvider evidence={run.evidence}>
      <UndoProvider>
        <h1 ref={title} tabIndex={-1} className="sr-only">
          {shown === "" ? t("website.title") : t("titleOf", { site: shown })}
        </h1>
        <div className={classes(website === null && "mx-auto max-w-[840px]")}>
          <div className="mb-3 flex flex-wrap items-center gap-x-3">
            <Button variant="quiet" size="small" onClick={onStart} className="-ml-2.5">
              <ArrowLeft aria-hidden="true" />
              {t("toStart")}
            </Button>
            <KeepingState keeping={keeping} />
          </div>
          <KeepingNotice keeping={keeping} onTakeTheirs={onTakeTheirs} onTakeOver={takeOver} />
          <div className={classes("grid grid-cols-1 gap-x-8 gap-y-6 wide:gap-x-10", website !== null && PANES)}>
            {website !== null && <Timeline run={run} website={shown} onStop={stop} onAgain={again} />}
            <SavedForm handle={handle} onSaved={forgetAll}>
              {(idProposal) => (
                <>
                  <Outcome run={run} draft={draft} website={shown} hints={hints} onAgain={again} />
                  <Review
                    draft={draft}
                    change={change}
                    running={run.status === "running"}
                    idProposal={idProposal}
                    market={
                      website !== null && (
                        <MarketPicker
                          placement={run.placement}
                          running={run.status === "running" || run.status === "idle"}
                          {...{ hints, pending, failure }}
                          onSay={say}
                        />
                      )
                    }
                  />
                </>
              )}
            </SavedForm>
          </div>
        </div>
      </UndoProvider>
    </EvidenceProvider>
  );
}
