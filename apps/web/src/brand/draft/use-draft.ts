"use client";

import { useCallback } from "react";
import type { BrandDraft } from "./draft";
import { type DraftAction, reduce } from "./reduce";
import { useLatest } from "./use-latest";

export interface DraftHandle {
  draft: BrandDraft;
  change: (action: DraftAction) => void;
  /** The draft as it is now: saving first takes in what was typed but not added. */
  latest: () => BrandDraft;
}

export function useDraft(initial: () => BrandDraft): DraftHandle {
  const { value: draft, change: changeTo, latest } = useLatest(initial);
  const change = useCallback((action: DraftAction) => changeTo((before) => reduce(before, action)), [changeTo]);
  return { draft, change, latest };
}
