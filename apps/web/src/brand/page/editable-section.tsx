"use client";

import type { Brand } from "@marque/schema";
import type { ReactNode } from "react";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import type { BrandDraft } from "../draft/draft";
import type { DraftHandle } from "../draft/use-draft";
import type { Written } from "../draft/write";
import { Section } from "../editors/section";
import { useRowEditing } from "../editors/use-row-editing";
import { Nothing } from "./nothing";
import { SectionForm } from "./section-form";
import type { Changes } from "./use-update-brand";

export interface EditableSectionProps {
  title: string;
  count?: string | undefined;
  brandId: Brand["id"];
  mayWrite: boolean;
  /** The brand as it is stored, when editing begins. */
  draft: () => BrandDraft;
  /** The fields that this section edits. */
  fields: readonly string[];
  changes: (input: Written["input"]) => Changes;
  editor: (handle: Pick<DraftHandle, "draft" | "change">) => ReactNode;
  /** What stands here while there is nothing to read: in place of "Edit" it has an act of its own. */
  nothing?: { text: string; act: string } | undefined;
  /** What is read. */
  children: ReactNode;
}

/** A part of a brand's page: read first, edited in its place. */
export function EditableSection({ title, count, mayWrite, nothing, children, ...form }: EditableSectionProps) {
  const announce = useAnnounce();
  const { editing, open, close, opener } = useRowEditing();
  const saved = () => {
    close();
    announce(`${title} saved`);
  };
  const edit = (
    <Button
      ref={opener}
      variant="quiet"
      size="small"
      className="-ml-2.5"
      aria-label={`Edit ${title.toLowerCase()}`}
      onClick={open}
    >
      Edit
    </Button>
  );
  return (
    <Section
      title={title}
      count={editing ? undefined : count}
      action={mayWrite && !editing && nothing === undefined && edit}
      margin
    >
      {editing && <SectionForm {...form} title={title} onSaved={saved} onClose={close} />}
      {!editing && nothing === undefined && children}
      {!editing && nothing !== undefined && (
        <Nothing act={nothing.act} opener={opener} onAct={mayWrite ? open : undefined}>
          {nothing.text}
        </Nothing>
      )}
    </Section>
  );
}
