"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
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

interface SavedFormProps {
  handle: DraftHandle;
  /** The brand is there: what was kept of it before is not needed any more. */
  onSaved: () => Promise<void>;
  children: (idProposal: string | undefined) => ReactNode;
}

/** Saves what is edited inside it, shows at each field why it could not be saved, and goes to the brand when it was. */
export function SavedForm({ handle: { draft, latest }, onSaved, children }: SavedFormProps) {
  const t = useTranslations("onboarding.save");
  const router = useRouter();
  const announce = useAnnounce();
  const { entries, commitAll } = usePendingEntries();
  const { save, saving, refused, failure, idProposal } = useCreateBrand();
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // A second press may come before the button is drawn as pressed.
  const busy = useRef(false);
  useEffect(() => {
    if (refused.at.size > 0 || refused.elsewhere.length > 0 || failure !== undefined) focusFirstFault(form.current);
  }, [refused, failure]);

  const press = async () => {
    if (busy.current) return;
    if (!flushSync(commitAll)) return focusFirstFault(form.current);
    busy.current = true;
    const brand = await save(latest());
    busy.current = brand !== undefined;
    if (brand === undefined) return;
    setSaved(true);
    announce(t("saved", { name: brand.name }));
    await onSaved();
    // In place of this page: Back leads to where the next one is begun.
    router.replace(brandHref(brand.id));
  };
  const pressed = useRef(press);
  useEffect(() => {
    pressed.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      event.preventDefault();
      void pressed.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
  return (
    <PendingEntriesProvider entries={entries}>
      <FaultsProvider value={refused}>
        <div ref={form} className={classes("grid min-w-0 grid-cols-1 content-start gap-6", CLEAR_OF_BARS)}>
          {children(idProposal)}
          <RefusalNotice failure={failure} elsewhere={refused.elsewhere} />
          <SaveBar
            draft={draft}
            wrong={refused.at.size + refused.elsewhere.length}
            saving={saving || saved}
            onSave={press}
          />
        </div>
      </FaultsProvider>
    </PendingEntriesProvider>
  );
}
