"use client";

import { type Competitor, displayHostname } from "@marque/schema";
import { memo } from "react";
import type { ListEdit } from "@/brand/draft/edit-list";
import type { Entry } from "@/brand/draft/entry";
import { CompetitorForm } from "@/brand/editors/competitor-form";
import { useFault } from "@/brand/editors/faults-context";
import { Why } from "@/brand/editors/why";
import { classes } from "@/ui/classes";
import { Line } from "./line";
import type { LineActs } from "./use-lines";

interface CompetitorLineProps {
  entry: Entry<Competitor>;
  active: boolean;
  open: boolean;
  pointedOut: boolean;
  /** Its group says why for all of them. */
  whySaid: boolean;
  acts: LineActs;
  onEdit: (edit: ListEdit<Competitor>) => void;
}

/** Drawn again only when something of this very line changes: there are a hundred of them. */
export const CompetitorLine = memo(function CompetitorLine({
  entry: { key, value, ticked, suggestedAs },
  active,
  open,
  pointedOut,
  whySaid,
  acts,
  onEdit,
}: CompetitorLineProps) {
  const fault = useFault(`competitors:${key}`);
  if (open)
    return (
      <li data-key={key} className="border-b border-line bg-sunk [column-span:all]">
        <CompetitorForm
          competitor={value}
          onDone={(competitor) => {
            onEdit({ do: "change", key, value: competitor });
            acts.close(key);
          }}
          onCancel={() => acts.close(key)}
        />
      </li>
    );
  const [domain, ...more] = value.domains.map(displayHostname);
  return (
    <Line
      lineKey={key}
      name={value.name}
      {...{ ticked, active, pointedOut, fault, acts }}
      why={!whySaid && <Why field="competitors" suggestedAs={suggestedAs} tabIndex={-1} />}
    >
      <span className="flex min-w-0 flex-1 items-baseline gap-x-2">
        <span
          className={classes("truncate font-serif text-name font-medium", !ticked && "text-faint")}
          title={value.name}
        >
          {value.name}
        </span>
        {domain !== undefined && (
          <span className="min-w-0 truncate text-sm text-faint" title={[domain, ...more].join(", ")}>
            {domain}
            {more.length > 0 && ` +${more.length}`}
          </span>
        )}
      </span>
    </Line>
  );
});
