"use client";

import { displayHostname } from "@marque/schema";
import { ArrowDown, ArrowUp, ArrowUpToLine, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Badge } from "@/ui/badge";
import type { Entry } from "../draft/entry";
import { useFault } from "./faults-context";
import { focusBeside } from "./focus-beside";
import { Row, RowActs, RowButton, RowFault } from "./row";
import { Why } from "./why";

interface DomainRowProps {
  entry: Entry<string>;
  /** Where it stands, from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function DomainRow({ entry, place, last, onMove, onRemove }: DomainRowProps) {
  const t = useTranslations("brand.editors");
  const name = displayHostname(entry.value);
  const fault = useFault(`domains:${entry.key}`);
  const down = useRef<HTMLButtonElement>(null);
  const makePrimary = () => {
    onMove(0);
    // The button that was pressed is gone then.
    down.current?.focus();
  };
  return (
    <Row fault={fault}>
      <span aria-hidden="true" className="w-5 shrink-0 text-right text-sm text-faint figures">
        {place + 1}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 wrap-anywhere">
        {name}
        {place === 0 && <Badge>{t("primary")}</Badge>}
        <Why field="additionalDomains" suggestedAs={entry.suggestedAs} />
      </span>
      <RowActs>
        {place > 0 && (
          <button
            type="button"
            onClick={makePrimary}
            aria-label={t("makeOnePrimary", { name })}
            className="inline-flex size-7 items-center justify-center rounded-control text-sm text-soft hover:bg-hover hover:text-ink wide:w-auto wide:px-2"
          >
            <ArrowUpToLine aria-hidden="true" className="size-4 wide:hidden" />
            <span className="max-wide:sr-only">{t("makePrimary")}</span>
          </button>
        )}
        <RowButton label={t("moveUp", { name })} aria-disabled={place === 0} onClick={() => onMove(place - 1)}>
          <ArrowUp aria-hidden="true" />
        </RowButton>
        <RowButton
          ref={down}
          label={t("moveDown", { name })}
          aria-disabled={place === last}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </RowButton>
        <RowButton
          label={t("remove", { name })}
          data-remove
          onClick={(event) => {
            focusBeside(event.currentTarget);
            onRemove();
          }}
        >
          <X aria-hidden="true" />
        </RowButton>
      </RowActs>
      <RowFault>{fault}</RowFault>
    </Row>
  );
}
