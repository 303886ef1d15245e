"use client";

import type { Brand } from "@marque/schema";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { type BrandDraft, isTouched } from "../draft/draft";
import { type DraftHandle, useDraft } from "../draft/use-draft";
import { type Written, write } from "../draft/write";
import { CLEAR_OF_BARS } from "../editors/clear-of-bars";
import { FaultsProvider, focusFirstFault } from "../editors/faults-context";
import { LeaveGuard } from "../editors/leave-guard";
import { PendingEntriesProvider, usePendingEntries } from "../editors/pending-entries";
import { RefusalNotice } from "../editors/refusal-notice";
import { type Changes, useUpdateBrand } from "./use-update-brand";

/** What is edited, and how. */
export interface SectionEditing {
  brandId: Brand["id"];
  /** The brand as it is stored, when editing begins. */
  draft: () => BrandDraft;
  /** The fields that this section edits. */
  fields: readonly string[];
  changes: (input: Written["input"]) => Changes;
  editor: (handle: Pick<DraftHandle, "draft" | "change">) => ReactNode;
}

interface SectionFormProps extends SectionEditing {
  title: string;
  onSaved: () => void;
  onClose: () => void;
}

/** A section while it is edited: Save keeps it, Cancel and Escape leave it as it was, after asking when something would be lost. */
export function SectionForm({
  title,
  brandId,
  draft: stored,
  fields,
  changes,
  editor,
  onSaved,
  onClose,
}: SectionFormProps) {
  const { draft, change, latest } = useDraft(() => ({ ...stored(), id: { value: brandId, touched: false } }));
  const { entries, commitAll } = usePendingEntries();
  const { save, saving, refused, failure } = useUpdateBrand(brandId, new Set(fields));
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const form = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The part as a whole, so that nothing scrolls: Tab goes on to its first field.
    form.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (refused.at.size > 0 || refused.elsewhere.length > 0 || failure !== undefined) focusFirstFault(form.current);
  }, [refused, failure]);

  const press = async () => {
    if (!flushSync(commitAll)) return focusFirstFault(form.current);
    const written = write(latest(), "switched");
    if (await save(written, changes(written.input))) onSaved();
  };
  const cancel = () => (isTouched(draft) ? setAsksToDiscard(true) : onClose());
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !asksToDiscard) cancel();
  };
  return (
    <PendingEntriesProvider entries={entries}>
      <FaultsProvider value={refused}>
        <fieldset
          ref={form}
          aria-label={`Edit ${title.toLowerCase()}`}
          tabIndex={-1}
          onKeyDown={leaveOnEscape}
          className={classes("grid min-w-0 grid-cols-1 gap-6 pb-2 outline-none animate-veil", CLEAR_OF_BARS)}
        >
          {editor({ draft, change })}
          <RefusalNotice failure={failure} elsewhere={refused.elsewhere} />
          <div className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-paper py-3">
            <Button variant="primary" pending={saving} onClick={press}>
              Save {title.toLowerCase()}
            </Button>
            <Button onClick={cancel}>Cancel</Button>
          </div>
        </fieldset>
        <LeaveGuard
          active={isTouched(draft)}
          description={`What you changed under ${title} is not saved yet and would be lost.`}
        />
        <ConfirmDialog
          title="Discard your changes?"
          description={`${title} stays as it was before you began to edit.`}
          confirmLabel="Discard changes"
          open={asksToDiscard}
          onOpenChange={setAsksToDiscard}
          onConfirm={onClose}
        />
      </FaultsProvider>
    </PendingEntriesProvider>
  );
}
