"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { cleanPrompt } from "../draft/clean-one";
import { countTags } from "../draft/count-tags";
import type { PromptDraft } from "../draft/draft";
import type { ListEdit } from "../draft/edit-list";
import type { EntryList } from "../draft/entry";
import type { SelectionMode } from "../draft/write";
import { AddField } from "./add-field";
import { useFault, useListFault } from "./faults-context";
import { PromptRow } from "./prompt-row";
import { TagFilter } from "./tag-filter";

interface PromptEditorProps {
  prompts: EntryList<PromptDraft>;
  selectionMode: SelectionMode;
  onEdit: (edit: ListEdit<PromptDraft>) => void;
}

/** What buyers type into AI assistants: ticked, edited and filtered by tag. */
export function PromptEditor({ prompts: { entries }, selectionMode, onEdit }: PromptEditorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const fault = useFault("prompts");
  const { keys: faulty } = useListFault("prompts");
  const tags = countTags(entries.map(({ value }) => value));
  // The last prompt of a tag may be gone: then everything shows again.
  const tag = tags.some(([each]) => each === chosen) ? chosen : null;
  // What was refused shows under every tag.
  const shown = entries.filter(({ key, value }) => tag === null || value.tags.includes(tag) || faulty.has(key));
  const tickShown = (ticked: boolean) => onEdit({ do: "tick", keys: shown.map(({ key }) => key), ticked });
  const add = (prompt: string) => {
    // A prompt that is added while a tag is shown belongs to it, or it would vanish at once.
    const { value, faults } = cleanPrompt({ prompt, tags: tag === null ? [] : [tag] });
    if (value !== undefined) onEdit({ do: "add", value });
    return faults;
  };
  return (
    <div data-list>
      {entries.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <TagFilter tags={tags} total={entries.length} chosen={tag} onChoose={setChosen} />
          <fieldset className="-ml-2.5 flex">
            <legend className="sr-only">{tag === null ? "All prompts" : `Prompts with the tag ${tag}`}</legend>
            <Button variant="quiet" size="small" onClick={() => tickShown(true)}>
              Select all
            </Button>
            <Button variant="quiet" size="small" onClick={() => tickShown(false)}>
              Select none
            </Button>
          </fieldset>
        </div>
      )}
      <ul>
        {shown.map((entry) => (
          <PromptRow key={entry.key} entry={entry} selectionMode={selectionMode} onEdit={onEdit} />
        ))}
      </ul>
      <AddField label={tag === null ? "Add a prompt" : `Add a prompt with the tag ${tag}`} onAdd={add} fault={fault} />
    </div>
  );
}
