"use client";

import { useTranslations } from "next-intl";
import { cleanAlias } from "../draft/clean-one";
import type { ListEdit } from "../draft/edit-list";
import type { EntryList } from "../draft/entry";
import { ChipsField } from "./chips-field";
import { useListFault } from "./faults-context";
import { Why } from "./why";

interface AliasEditorProps {
  aliases: EntryList<string>;
  onEdit: (edit: ListEdit<string>) => void;
}

/** The other names that the brand goes by. */
export function AliasEditor({ aliases: { entries }, onEdit }: AliasEditorProps) {
  const t = useTranslations("brand.editors");
  const { message, keys } = useListFault("aliases");
  const add = (text: string) => {
    const { value, faults } = cleanAlias(text);
    if (value !== undefined) onEdit({ do: "add", value });
    return faults;
  };
  return (
    <ChipsField
      label={t("addAlias")}
      labelHidden
      addLabel={t("addAlias")}
      chips={entries.map(({ key, value, suggestedAs }) => ({
        key,
        text: value,
        beside: <Why field="aliases" suggestedAs={suggestedAs} />,
        faulty: keys.has(key),
      }))}
      onAdd={add}
      onRemove={(key) => onEdit({ do: "remove", key })}
      fault={message}
    />
  );
}
