"use client";

import type { BrandPrompt } from "@marque/schema";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Checkbox } from "@/ui/checkbox";
import { classes } from "@/ui/classes";
import { Switch } from "@/ui/switch";
import { Cell, RowActs, TableRow } from "@/ui/table";
import { isNew } from "../store/parts";
import { CellButton } from "../table/cell-button";
import { RowButton } from "../table/row-button";
import { useLine } from "../table/use-line";
import { PromptForm } from "./prompt-form";
import type { PromptActs, PromptText } from "./use-prompt-acts";

interface PromptLineProps {
  prompt: BrandPrompt;
  isSelected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  /** Missing for those who may only read. */
  acts: PromptActs | undefined;
}

/** One prompt with its tags and its switch; opened in its place. Drawn anew only when it changed. */
export const PromptLine = memo(function PromptLine({ prompt: each, isSelected, onSelect, acts }: PromptLineProps) {
  const t = useTranslations("brand");
  const { editing, setEditing, opener } = useLine<PromptText>();
  const { id, prompt, tags, enabled } = each;

  if (editing !== undefined && acts !== undefined) {
    const save = async (values: PromptText) => {
      setEditing(undefined);
      const faults = await acts.savePrompt(id, editing, values);
      // Not saved: what was typed stands here again, with why.
      if (faults !== undefined) setEditing({ ...editing, values, faults });
    };
    return (
      <tr data-row={id} className="border-b border-line bg-sunk">
        <td colSpan={5} className="px-2">
          <PromptForm
            key={JSON.stringify(editing.faults)}
            prompt={prompt}
            editing={editing}
            onSave={save}
            onCancel={() => setEditing(undefined)}
          />
        </td>
      </tr>
    );
  }
  const mayWrite = acts !== undefined && !isNew(each);
  const open = (focus?: "tags") => {
    const values = { prompt, tags };
    setEditing({ values, base: values, since: acts?.openedAt() ?? "", focus, faults: {} });
  };
  const told = tags.join(", ");
  if (!mayWrite)
    return (
      <TableRow compact data-row={id}>
        <Cell className={classes("wrap-anywhere", !enabled && "text-faint")}>
          {prompt}
          {!enabled && <span className="text-sm text-faint"> ({t("prompts.off")})</span>}
          <span className="block text-sm text-faint sm:hidden print:hidden">{told}</span>
        </Cell>
        <Cell className="hidden text-sm text-soft wrap-anywhere sm:table-cell print:table-cell">{told}</Cell>
      </TableRow>
    );
  return (
    <TableRow compact data-row={id} aria-selected={isSelected}>
      <Cell compact className="w-8 pr-0 print:hidden">
        <Checkbox
          label={t("prompts.select", { prompt })}
          labelHidden
          data-column="select"
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </Cell>
      <Cell compact>
        <CellButton
          ref={opener}
          data-column="prompt"
          label={t("editItem", { name: prompt })}
          onClick={() => open()}
          className={enabled ? undefined : "text-faint"}
        >
          {prompt}
          {!enabled && <span className="hidden print:inline"> ({t("prompts.off")})</span>}
        </CellButton>
        <span className="block pb-1 text-sm text-faint sm:hidden print:hidden">{told}</span>
      </Cell>
      <Cell compact className="hidden text-sm text-soft sm:table-cell print:table-cell">
        <CellButton tabIndex={-1} label={t("prompts.editTags", { prompt })} onClick={() => open("tags")}>
          {told}
        </CellButton>
      </Cell>
      <Cell compact className="w-14 print:hidden">
        <Switch
          label={t("prompts.use", { prompt })}
          checked={enabled}
          onCheckedChange={(checked) => acts.switchPrompts([id], checked)}
        />
      </Cell>
      <Cell compact className="w-10 pl-0 print:hidden">
        <RowActs>
          <RowButton
            data-column="remove"
            label={t("removeItem", { name: prompt })}
            onAct={() => acts.removePrompts([each])}
          >
            <X aria-hidden="true" />
          </RowButton>
        </RowActs>
      </Cell>
    </TableRow>
  );
});
