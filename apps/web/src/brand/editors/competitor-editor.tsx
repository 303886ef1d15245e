"use client";

import type { Competitor } from "@marque/schema";
import { useContract } from "@/contract";
import { cleanCompetitor } from "../draft/clean-one";
import type { ListEdit } from "../draft/edit-list";
import type { EntryList } from "../draft/entry";
import type { SelectionMode } from "../draft/write";
import { understandCompetitor } from "../understand/competitor";
import { AddField } from "./add-field";
import { CompetitorRow } from "./competitor-row";
import { useFault } from "./faults-context";

interface CompetitorEditorProps {
  competitors: EntryList<Competitor>;
  selectionMode: SelectionMode;
  onEdit: (edit: ListEdit<Competitor>) => void;
}

export function CompetitorEditor({ competitors: { entries }, selectionMode, onEdit }: CompetitorEditorProps) {
  const contract = useContract();
  const fault = useFault("competitors");
  const add = (text: string) => {
    const written = { ...understandCompetitor(text, contract.privateHosts), aliases: [] };
    const { value, faults } = cleanCompetitor(contract, written);
    if (value !== undefined) onEdit({ do: "add", value });
    return faults;
  };
  return (
    <div data-list>
      <ul>
        {entries.map((entry) => (
          <CompetitorRow key={entry.key} entry={entry} pickable={selectionMode === "picked"} onEdit={onEdit} />
        ))}
      </ul>
      <AddField label="Add a competitor" onAdd={add} fault={fault} />
    </div>
  );
}
