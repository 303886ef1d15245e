"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { brandHref } from "@/brand/address";
import type { DraftHandle } from "@/brand/draft/use-draft";
import { CLEAR_OF_BARS } from "@/brand/editors/clear-of-bars";
import { FaultsProvider, focusFirstFault } from "@/brand/editors/faults-context";
import { PendingEntriesProvider, usePendingEntries } from "@/brand/editors/pending-entries";
import { RefusalNotice } from "@/brand/editors/refusal-notice";
import { useAnnounce } from "@/ui/announcer";
import { classes } from "@/ui/classes";
import { SaveBar } from "./save-bar";
import { useCreateBrand } from "./use-create-brand";
import { whatIsSaved } from "./what-is-saved";

interface SavedFormProps {
  handle: DraftHandle;
  children: (idProposal: string | undefined) => ReactNode;
}

/** Saves what is edited inside it, shows at each field why it could not be saved, and goes to the brand when it was. */
export function SavedForm({ handle: { draft, latest }, children }: SavedFormProps) {
  const router = useRouter();
  const announce = useAnnounce();
  const { entries, commitAll } = usePendingEntries();
  const { save, saving, refused, failure, idProposal } = useCreateBrand();
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.at.size > 0 || refused.elsewhere.length > 0 || failure !== undefined) focusFirstFault(form.current);
  }, [refused, failure]);

  const press = async () => {
    if (!flushSync(commitAll)) return focusFirstFault(form.current);
    const brand = await save(latest());
    if (brand === undefined) return;
    setSaved(true);
    announce(`${brand.name} saved`);
    router.push(brandHref(brand.id));
  };
  return (
    <PendingEntriesProvider entries={entries}>
      <FaultsProvider value={refused}>
        <div ref={form} className={classes("grid max-w-[720px] grid-cols-1 gap-8", CLEAR_OF_BARS)}>
          {children(idProposal)}
          <RefusalNotice failure={failure} elsewhere={refused.elsewhere} />
          <SaveBar
            summary={whatIsSaved(draft)}
            wrong={refused.at.size + refused.elsewhere.length}
            saving={saving || saved}
            onSave={press}
          />
        </div>
      </FaultsProvider>
    </PendingEntriesProvider>
  );
}
