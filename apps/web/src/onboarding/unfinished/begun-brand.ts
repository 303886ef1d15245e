import { type AnalysisHints, type BrandDraftContent, type PrivateHosts, parseWebsite } from "@marque/schema";
import { readDraft, writeDraft } from "@/brand/draft/content";
import { type BrandDraft, emptyDraft } from "@/brand/draft/draft";
import { reduce } from "@/brand/draft/reduce";
import { type AnalysisRun, idleRun } from "../analysis-run";
import { newId } from "./new-id";

/** A brand that is not saved yet, as it was begun, or as it was left. */
export interface BegunBrand {
  id: string;
  /** The website to analyse; `null` when everything is written by hand. */
  website: string | null;
  /** What the person said of it. */
  hints: AnalysisHints;
  draft: BrandDraft;
  run: AnalysisRun;
  /** As the server has it; 0 when it was never kept there. */
  version: number;
  /** Tells this page's saves from those of others. */
  writer: string;
  /** The server may not have the newest of it: a page went before that was sent. */
  isUnkept?: true;
}

/** A brand that is begun now. */
export function beginBrand(website: string | null, privateHosts: PrivateHosts): BegunBrand {
  const hostname = website === null ? undefined : parseWebsite(website, privateHosts)?.hostname;
  const result = hostname === undefined ? {} : { website: hostname };
  return {
    id: newId(),
    website,
    hints: {},
    draft: reduce(emptyDraft(), { field: "suggestions", result }),
    run: idleRun(),
    version: 0,
    writer: newId(),
  };
}

export const contentOf = ({
  website,
  hints,
  draft,
  run,
}: Pick<BegunBrand, "website" | "hints" | "draft" | "run">): BrandDraftContent => ({
  website,
  hints,
  ...writeDraft(draft),
  analysis: { ...run, steps: [...run.steps], evidence: [...run.evidence] },
});

/** A brand as it was kept. */
export const restoreBrand = (
  content: BrandDraftContent,
  kept: Pick<BegunBrand, "id" | "version" | "writer">,
): BegunBrand => ({
  ...kept,
  website: content.website,
  hints: content.hints,
  draft: readDraft(content),
  run: content.analysis,
});
