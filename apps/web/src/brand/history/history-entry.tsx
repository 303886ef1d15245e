"use client";

import type { BrandHistoryEvent, WholeBrand } from "@marque/schema";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "@/ui/button";
import { Moment } from "@/ui/time";
import { useWho } from "../who";
import { type Change, changesOf, type Value } from "./changes-of";
import { isRestorable } from "./use-restore";

/** More of one act are counted: an import can add hundreds. */
const MOST_SHOWN = 12;

/** What was done with the brand as a whole. */
const WHOLE_ACTS: Readonly<Record<string, "created" | "brandRemoved" | "brandRestored">> = {
  "brand.create": "created",
  "brand.remove": "brandRemoved",
  "brand.restore": "brandRestored",
};

interface HistoryEntryProps {
  event: BrandHistoryEvent;
  whole: WholeBrand;
  onRestore: (change: Change) => void;
}

/** One act: who and when, and what it changed, before and after. */
export const HistoryEntry = memo(function HistoryEntry({ event, whole, onRestore }: HistoryEntryProps) {
  const t = useTranslations("brand.history");
  const nameOf = useWho();
  const changes = changesOf(event);
  const shown = changes.slice(0, MOST_SHOWN);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 last:border-b-0 rail:grid-cols-[220px_minmax(0,1fr)]">
      <span className="text-sm text-soft">
        <span className="font-medium text-ink">{nameOf(event.actor)}</span>
        <span className="block text-faint">
          <Moment at={event.at} />
        </span>
      </span>
      {changes.length === 0 ? (
        <span>{t(WHOLE_ACTS[event.action] ?? "nothing")}</span>
      ) : (
        <ul className="grid min-w-0 gap-1.5">
          {shown.map((change) => (
            <li key={JSON.stringify(change)} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <ChangeWords change={change} whole={whole} />
              </span>
              {isRestorable(whole, change) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("restoreItem", { what: restoredWords(change) })}
                  onClick={() => onRestore(change)}
                >
                  {t("restore")}
                </Button>
              )}
            </li>
          ))}
          {changes.length > MOST_SHOWN && (
            <li className="text-sm text-faint">{t("andMore", { count: changes.length - MOST_SHOWN })}</li>
          )}
        </ul>
      )}
    </li>
  );
});

function ChangeWords({ change, whole }: { change: Change; whole: WholeBrand }) {
  const t = useTranslations("brand.history");
  if (change.kind === "added") return t(`added.${change.part}`, { name: change.name });
  if (change.kind === "removed") return t(`removed.${change.part}`, { name: nameOfItem(change.item) });
  const values = {
    before: () => <Told value={change.before} className="text-faint line-through" />,
    after: () => <Told value={change.after} className="" />,
  };
  if (change.kind === "field") return t.rich("changed", { ...values, what: t(`fields.${change.field}`) });
  const item = whole[change.part].find(({ id }) => id === change.id);
  const name = change.name !== "" ? change.name : item === undefined ? "" : nameOfItem(item);
  const field = t(`fields.${change.field}`);
  return t.rich("changed", {
    ...values,
    what: name === "" || change.before === name ? field : t("of", { field, name }),
  });
}

/** What would stand there again, for a button that many lines have. */
const restoredWords = (change: Change): string =>
  change.kind === "added" ? "" : change.kind === "removed" ? nameOfItem(change.item) : String(change.before);

const nameOfItem = (item: { name: string } | { prompt: string }): string => ("name" in item ? item.name : item.prompt);

function Told({ value, className }: { value: Value; className: string }) {
  const t = useTranslations("brand.history");
  const words =
    typeof value === "boolean" ? t(value ? "on" : "off") : typeof value === "string" ? value : value.join(", ");
  return <span className={className}>{words === "" ? t("none") : words}</span>;
}
