"use client";

import { type Competitor, displayHostname } from "@marque/schema";
import { Pencil, X } from "lucide-react";
import { Checkbox } from "@/ui/checkbox";
import { classes } from "@/ui/classes";
import type { ListEdit } from "../draft/edit-list";
import type { Entry } from "../draft/entry";
import { CompetitorForm } from "./competitor-form";
import { CompetitorGroupLabel } from "./competitor-group-label";
import { useFault } from "./faults-context";
import { focusBeside } from "./focus-beside";
import { Row, RowActs, RowButton, RowFault } from "./row";
import { useRowEditing } from "./use-row-editing";
import { Why } from "./why";

interface CompetitorRowProps {
  entry: Entry<Competitor>;
  /** Whether the tick says what will be saved; where all is saved there is none. */
  pickable: boolean;
  onEdit: (edit: ListEdit<Competitor>) => void;
}

export function CompetitorRow({ entry, pickable, onEdit }: CompetitorRowProps) {
  const { key, value, ticked } = entry;
  const { editing, open, close, opener } = useRowEditing();
  const fault = useFault(`competitors:${key}`);
  const done = (competitor: Competitor) => {
    onEdit({ do: "change", key, value: competitor });
    close();
  };
  if (editing)
    return (
      <Row>
        <CompetitorForm competitor={value} onDone={done} onCancel={close} />
      </Row>
    );
  return (
    <Row fault={fault}>
      {pickable && (
        <Checkbox
          label={`Save ${value.name}`}
          labelHidden
          checked={ticked}
          onChange={({ target }) => onEdit({ do: "tick", keys: [key], ticked: target.checked })}
        />
      )}
      <div className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span className={classes("font-serif text-name font-medium", !ticked && "text-faint")}>{value.name}</span>
          <CompetitorGroupLabel suggestedAs={entry.suggestedAs} />
          <Why field="competitors" suggestedAs={entry.suggestedAs} />
        </span>
        <CompetitorDetails competitor={value} />
      </div>
      <RowActs>
        <RowButton ref={opener} label={`Edit ${value.name}`} onClick={open}>
          <Pencil aria-hidden="true" />
        </RowButton>
        <RowButton
          label={`Remove ${value.name}`}
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

/** Where a competitor is found and what else it is called, in grey under its name. */
export function CompetitorDetails({ competitor: { domains, aliases } }: { competitor: Competitor }) {
  if (domains.length === 0 && aliases.length === 0) return null;
  return (
    <span className="block text-sm text-faint">
      {domains.map(displayHostname).join(", ")}
      {domains.length > 0 && aliases.length > 0 && " · "}
      {aliases.length > 0 && `also ${aliases.join(", ")}`}
    </span>
  );
}
