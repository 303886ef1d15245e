"use client";

import { type AnalysisHints, type AnalysisResult, displayHostname, parseWebsite } from "@marque/schema";
import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { emptyDraft, isTouched } from "@/brand/draft/draft";
import { reduce } from "@/brand/draft/reduce";
import { useDraft } from "@/brand/draft/use-draft";
import { EvidenceProvider } from "@/brand/editors/evidence-context";
import { LeaveGuard } from "@/brand/editors/leave-guard";
import { useContract } from "@/contract";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { BrandForm } from "./brand-form";
import { MarketPicker } from "./market-picker";
import { Outcome } from "./outcome";
import { SavedForm } from "./saved-form";
import { Timeline } from "./timeline";
import { useAnalysis } from "./use-analysis";
import { useResuggestion } from "./use-resuggestion";
import { whatIsSuggested } from "./what-is-saved";

interface NewBrandProps {
  /** The website to analyse; `null` to fill in by hand. */
  website: string | null;
  onStartOver: () => void;
}

const PANES = "rail:grid-cols-[216px_minmax(0,1fr)] wide:grid-cols-[264px_minmax(0,1fr)]";
const LOSS = "This brand is not saved yet. What you wrote and changed would be lost.";

/** A brand that is being added: how its analysis goes at the left, its page building itself at the right. */
export function NewBrand({ website, onStartOver }: NewBrandProps) {
  const { privateHosts } = useContract();
  const hostname = website === null ? undefined : parseWebsite(website, privateHosts)?.hostname;
  const handle = useDraft(() =>
    reduce(emptyDraft(), { field: "suggestions", result: hostname === undefined ? {} : { website: hostname } }),
  );
  const { draft, change, latest } = handle;
  const onFound = useCallback((result: Partial<AnalysisResult>) => change({ field: "suggestions", result }), [change]);
  const { run, start, stop, tellAnew } = useAnalysis(onFound);
  const { resuggest, pending, failure } = useResuggestion();
  const [hints, setHints] = useState<AnalysisHints>({});
  const announce = useAnnounce();
  const [asksToStartOver, setAsksToStartOver] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The field that had the focus is gone: reading goes on from the top of what took its place.
    title.current?.focus({ preventScroll: true });
    if (website !== null) start(website, {});
  }, [website, start]);

  const touched = isTouched(draft);
  const startOver = () => (touched ? setAsksToStartOver(true) : onStartOver());
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
    announce(whatIsSuggested(result));
    return placement.sure;
  };
  return (
    <EvidenceProvider evidence={run.evidence}>
      <h1 ref={title} tabIndex={-1} className="sr-only">
        {shown === "" ? "Add brand" : `Add brand: ${shown}`}
      </h1>
      <div className={classes(website === null && "mx-auto max-w-[720px]")}>
        <Button variant="quiet" size="small" onClick={startOver} className="mb-4 -ml-2.5">
          <ArrowLeft aria-hidden="true" />
          Start over
        </Button>
        <div className={classes("grid grid-cols-1 gap-x-8 gap-y-6 wide:gap-x-12", website !== null && PANES)}>
          {website !== null && <Timeline run={run} website={shown} onStop={stop} onAgain={again} />}
          <SavedForm handle={handle}>
            {(idProposal) => (
              <>
                <Outcome run={run} website={shown} kept={draft.name.value !== ""} onAgain={again} />
                {website !== null && (
                  <MarketPicker
                    placement={run.placement}
                    running={run.status === "running" || run.status === "idle"}
                    {...{ hints, pending, failure }}
                    onSay={say}
                  />
                )}
                <BrandForm draft={draft} change={change} running={run.status === "running"} idProposal={idProposal} />
              </>
            )}
          </SavedForm>
        </div>
      </div>
      <LeaveGuard active={touched} description={LOSS} />
      <ConfirmDialog
        title="Start over?"
        description={LOSS}
        confirmLabel="Start over"
        open={asksToStartOver}
        onOpenChange={setAsksToStartOver}
        onConfirm={onStartOver}
      />
    </EvidenceProvider>
  );
}
