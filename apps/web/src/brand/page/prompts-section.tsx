"use client";

import type { Brand, Prompt } from "@marque/schema";
import { useState } from "react";
import { Badge } from "@/ui/badge";
import { classes } from "@/ui/classes";
import { countTags } from "../draft/count-tags";
import { draftOf } from "../draft/draft";
import { PromptEditor } from "../editors/prompt-editor";
import { TagFilter } from "../editors/tag-filter";
import { EditableSection } from "./editable-section";

interface PromptsSectionProps {
  brand: Brand;
  prompts: readonly Prompt[];
  mayWrite: boolean;
}

/** What buyers type into AI assistants. */
export function PromptsSection({ brand, prompts, mayWrite }: PromptsSectionProps) {
  return (
    <EditableSection
      title="Prompts"
      count={inUse(prompts)}
      brandId={brand.id}
      mayWrite={mayWrite}
      draft={() => draftOf(brand, [], prompts)}
      nothing={prompts.length === 0 ? NOTHING : undefined}
      fields={["prompts"]}
      changes={({ prompts: changed }) => ({ prompts: changed })}
      editor={({ draft, change }) => (
        <PromptEditor
          prompts={draft.prompts}
          selectionMode="switched"
          onEdit={(edit) => change({ field: "prompts", edit })}
        />
      )}
    >
      <PromptList prompts={prompts} />
    </EditableSection>
  );
}

const NOTHING = {
  text: "No prompts yet. They are the questions that buyers ask AI assistants before they choose a brand.",
  act: "Add prompts",
};

function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const tags = countTags(prompts);
  const tag = tags.some(([each]) => each === chosen) ? chosen : null;
  return (
    <div className="grid gap-1">
      <TagFilter tags={tags} total={prompts.length} chosen={tag} onChoose={setChosen} />
      <ul>
        {prompts
          .filter(({ tags: carried }) => tag === null || carried.includes(tag))
          .map(({ prompt, tags: carried, enabled }) => (
            <li
              key={prompt}
              className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 wrap-anywhere"
            >
              <span className={classes("flex items-center gap-2", !enabled && "text-faint")}>
                {prompt}
                {!enabled && <Badge>Off</Badge>}
              </span>
              <span className="text-sm text-faint">{carried.join(", ")}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function inUse(prompts: readonly Prompt[]): string | undefined {
  if (prompts.length === 0) return undefined;
  const enabled = prompts.filter((prompt) => prompt.enabled).length;
  return enabled === prompts.length ? `${enabled}` : `${enabled} of ${prompts.length} in use`;
}
