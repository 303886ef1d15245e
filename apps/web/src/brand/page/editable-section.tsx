"use client";

import type { ReactNode } from "react";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { Section } from "../editors/section";
import { useRowEditing } from "../editors/use-row-editing";
import { Nothing } from "./nothing";
import { type SectionEditing, SectionForm } from "./section-form";

interface EditableSectionProps extends SectionEditing {
  title: string;
  count?: string | undefined;
  mayWrite: boolean;
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
