"use client";

import { displayHostname } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useContract } from "@/contract";
import { cleanDomain } from "../draft/clean-one";
import type { ListEdit } from "../draft/edit-list";
import type { EntryList } from "../draft/entry";
import { AddField } from "./add-field";
import { DomainRow } from "./domain-row";
import { useFault } from "./faults-context";

interface DomainEditorProps {
  domains: EntryList<string>;
  onEdit: (edit: ListEdit<string>) => void;
}

/** The brand's domains in their order; the first is the primary website. */
export function DomainEditor({ domains: { entries }, onEdit }: DomainEditorProps) {
  const t = useTranslations("brand.editors");
  const contract = useContract();
  const [said, setSaid] = useState("");
  const fault = useFault("domains");

  const move = (key: string, to: number) => {
    const moved = entries.find((entry) => entry.key === key);
    if (moved === undefined || to < 0 || to >= entries.length) return;
    onEdit({ do: "move", key, to });
    const name = displayHostname(moved.value);
    setSaid(to === 0 ? t("nowPrimary", { name }) : t("nowNumber", { name, number: to + 1, count: entries.length }));
  };
  const add = (text: string) => {
    const { value, faults } = cleanDomain(contract, text);
    if (value !== undefined) onEdit({ do: "add", value });
    return faults;
  };
  return (
    <div data-list>
      <ol>
        {entries.map((entry, index) => (
          <DomainRow
            key={entry.key}
            entry={entry}
            place={index}
            last={entries.length - 1}
            onMove={(to) => move(entry.key, to)}
            onRemove={() => onEdit({ do: "remove", key: entry.key })}
          />
        ))}
      </ol>
      <AddField label={t("addDomain")} onAdd={add} fault={fault} />
      {/* Who sees the list sees the move; only who does not needs to be told. */}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
