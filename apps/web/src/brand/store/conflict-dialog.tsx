"use client";

import type { BrandHistoryEvent } from "@marque/schema";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { Dialog } from "@/ui/dialog";
import { Moment } from "@/ui/time";
import { useWho } from "../who";
import type { Choices, Conflict, ConflictField } from "./conflict";

interface ConflictDialogProps {
  conflict: Conflict;
  onAnswer: (choices: Choices | null) => void;
}

/** What somebody else changed beside what was typed, field by field, to take either. */
export function ConflictDialog({ conflict: { title, fields, removedBy }, onAnswer }: ConflictDialogProps) {
  const t = useTranslations("brand.conflict");
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(fields.map(({ field }) => [field, "yours" as const])),
  );
  const isRemoved = fields.length === 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(choices);
  };
  return (
    <Dialog
      title={isRemoved ? t("removedTitle", { title }) : t("title", { title })}
      description={isRemoved ? <By event={removedBy} what="removed" /> : t("description")}
      open
      keepOpen={!isRemoved}
      onOpenChange={(open) => !open && onAnswer(null)}
    >
      <form onSubmit={save} className="grid gap-5">
        {fields.map((field) => (
          <FieldChoice
            key={field.field}
            field={field}
            chosen={choices[field.field] ?? "yours"}
            onChoose={(whose) => setChoices((before) => ({ ...before, [field.field]: whose }))}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onAnswer(null)}>{isRemoved ? t("leaveRemoved") : t("goBack")}</Button>
          <Button type="submit" variant="primary">
            {isRemoved ? t("addAgain") : t("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  chosen: "yours" | "theirs";
  onChoose: (whose: "yours" | "theirs") => void;
}

function FieldChoice({ field: { field, label, yours, theirs, by }, chosen, onChoose }: FieldChoiceProps) {
  const t = useTranslations("brand.conflict");
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {(["yours", "theirs"] as const).map((whose) => (
        <label
          key={whose}
          className={classes(
            "flex min-w-0 cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5 transition-colors",
            chosen === whose ? "border-ink bg-sunk" : "border-line hover:border-edge",
          )}
        >
          <input
            type="radio"
            name={`${name}-${field}`}
            value={whose}
            checked={chosen === whose}
            onChange={() => onChoose(whose)}
            className="mt-1 size-4 accent-ink"
          />
          <span className="grid min-w-0 gap-0.5 wrap-anywhere">
            <span className="text-sm text-soft">
              {whose === "yours" ? t("yours") : <By event={by} what="changed" />}
            </span>
            <Value lines={whose === "yours" ? yours : theirs} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Value({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("brand.conflict");
  if (lines.length === 0) return <span className="text-faint">{t("empty")}</span>;
  return (
    <span className="grid">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** `Theirs, by Bo, 24 Nov 2026, 16:40`. */
function By({ event, what }: { event: BrandHistoryEvent | undefined; what: "changed" | "removed" }) {
  const t = useTranslations("brand.conflict");
  const nameOf = useWho();
  if (event === undefined) return what === "changed" ? t("theirs") : t("removed");
  const parts = { who: nameOf(event.actor), when: () => <Moment at={event.at} /> };
  return what === "changed" ? t.rich("theirsBy", parts) : t.rich("removedBy", parts);
}
