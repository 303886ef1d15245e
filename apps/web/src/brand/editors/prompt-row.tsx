"use client";

import { Pencil, X } from "lucide-react";
import { Checkbox } from "@/ui/checkbox";
import type { PromptDraft } from "../draft/draft";
import type { ListEdit } from "../draft/edit-list";
import type { Entry } from "../draft/entry";
import type { SelectionMode } from "../draft/write";
import { useFault } from "./faults-context";
import { focusBeside } from "./focus-beside";
import { PromptForm } from "./prompt-form";
import { Row, RowActs, RowButton, RowFault } from "./row";
import { useRowEditing } from "./use-row-editing";
import { Why } from "./why";

interface PromptRowProps {
  entry: Entry<PromptDraft>;
  selectionMode: SelectionMode;
  onEdit: (edit: ListEdit<PromptDraft>) => void;
}

export function PromptRow({ entry, selectionMode, onEdit }: PromptRowProps) {
  const { key, value, ticked } = entry;
  const { editing, open, close, opener } = useRowEditing();
  const fault = useFault(`prompts:${key}`);
  const done = (prompt: PromptDraft) => {
    onEdit({ do: "change", key, value: prompt });
    close();
  };
  if (editing)
    return (
      <Row>
        <PromptForm prompt={value} onDone={done} onCancel={close} />
      </Row>
    );
  return (
    <Row fault={fault}>
      <Checkbox
        label={`${selectionMode === "picked" ? "Save" : "Use"} “${value.prompt}”`}
        labelHidden
        checked={ticked}
        onChange={({ target }) => onEdit({ do: "tick", keys: [key], ticked: target.checked })}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-0.5 wrap-anywhere">
        <span className={!ticked ? "text-faint" : undefined}>{value.prompt}</span>
        <span className="text-sm text-faint">{value.tags.join(", ")}</span>
        <Why field="suggestedPrompts" suggestedAs={entry.suggestedAs} />
      </span>
      <RowActs>
        <RowButton ref={opener} label={`Edit “${value.prompt}”`} onClick={open}>
          <Pencil aria-hidden="true" />
        </RowButton>
        <RowButton
          label={`Remove “${value.prompt}”`}
          data-remove
          onClick={(event) => {
            focusBeside(event.currentTarget);
            onEdit({ do: "remove", key });
          }}
        >
          <X aria-hidden="true" />
        </RowButton>
      </RowActs>
      <RowFault>{fault}</RowFault>
    </Row>
  );
}
