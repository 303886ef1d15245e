"use client";

import { type BrandCompetitor, type Competitor, displayHostname } from "@marque/schema";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Cell, RowActs, TableRow } from "@/ui/table";
import { isNew } from "../store/parts";
import { CellButton } from "../table/cell-button";
import { RowButton } from "../table/row-button";
import { useLine } from "../table/use-line";
import { CompetitorForm } from "./competitor-form";
import type { CompetitorActs } from "./use-competitor-acts";

interface CompetitorLineProps {
  competitor: BrandCompetitor;
  /** Missing for those who may only read. */
  acts: CompetitorActs | undefined;
}

/** One competitor: what it is called, where it is found; opened in its place. Drawn anew only when it changed. */
export const CompetitorLine = memo(function CompetitorLine({ competitor, acts }: CompetitorLineProps) {
  const t = useTranslations("brand");
  const { editing, setEditing, opener } = useLine<Competitor>();
  const { id, name, domains, aliases } = competitor;

  if (editing !== undefined && acts !== undefined) {
    const save = async (values: Competitor) => {
      setEditing(undefined);
      const faults = await acts.saveCompetitor(id, editing, values);
      // Not saved: what was typed stands here again, with why.
      if (faults !== undefined) setEditing({ ...editing, values, faults });
    };
    return (
      <tr data-row={id} className="border-b border-line bg-sunk">
        <td colSpan={COLUMNS} className="px-2">
          <CompetitorForm
            key={JSON.stringify(editing.faults)}
            name={name}
            editing={editing}
            onSave={save}
            onCancel={() => setEditing(undefined)}
          />
        </td>
      </tr>
    );
  }
  const mayWrite = acts !== undefined && !isNew(competitor);
  const open = (focus?: "domains" | "aliases") => {
    const values = { name, domains, aliases };
    setEditing({ values, base: values, since: acts?.openedAt() ?? "", focus, faults: {} });
  };
  const hostnames = domains.map(displayHostname).join(", ");
  return (
    <TableRow compact data-row={id}>
      <Cell compact className="wrap-anywhere">
        {mayWrite ? (
          <CellButton ref={opener} data-column="name" label={t("editItem", { name })} onClick={() => open()}>
            <span className="font-serif text-name font-medium">{name}</span>
          </CellButton>
        ) : (
          <span className="font-serif text-name font-medium">{name}</span>
        )}
        <span className="block pb-1 text-sm text-faint sm:hidden print:hidden">
          {[hostnames, ...aliases].filter(Boolean).join(" · ")}
        </span>
      </Cell>
      <Cell compact className="hidden text-sm text-soft wrap-anywhere sm:table-cell print:table-cell">
        {mayWrite ? (
          <CellButton tabIndex={-1} label={t("competitors.editDomains", { name })} onClick={() => open("domains")}>
            {hostnames}
          </CellButton>
        ) : (
          hostnames
        )}
      </Cell>
      <Cell compact className="hidden text-sm text-soft wrap-anywhere sm:table-cell print:table-cell">
        {mayWrite ? (
          <CellButton tabIndex={-1} label={t("competitors.editAliases", { name })} onClick={() => open("aliases")}>
            {aliases.join(", ")}
          </CellButton>
        ) : (
          aliases.join(", ")
        )}
      </Cell>
      {mayWrite && (
        <Cell compact className="w-10 print:hidden">
          <RowActs>
            <RowButton
              data-column="remove"
              label={t("removeItem", { name })}
              onAct={() => acts.removeCompetitor(competitor)}
            >
              <X aria-hidden="true" />
            </RowButton>
          </RowActs>
        </Cell>
      )}
    </TableRow>
  );
});

export const COLUMNS = 4;
