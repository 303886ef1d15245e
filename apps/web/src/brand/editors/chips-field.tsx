"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classes } from "@/ui/classes";
import { Field } from "@/ui/field";
import { focusBeside } from "./focus-beside";
import { type Add, useAdding } from "./use-adding";

export interface Chip {
  key: string;
  text: string;
  /** Beside the text: its "why". */
  beside?: ReactNode;
  faulty?: boolean;
}

interface ChipsFieldProps {
  label: string;
  labelHidden?: boolean;
  /** What the field for the next one says: `Add an alias`. */
  addLabel: string;
  chips: readonly Chip[];
  onAdd: Add;
  onRemove: (key: string) => void;
  fault?: string | undefined;
  hint?: string;
}

/** Small values side by side, each with a way to take it away, and a field for the next. */
export function ChipsField({ label, labelHidden, addLabel, chips, onAdd, onRemove, fault, hint }: ChipsFieldProps) {
  const t = useTranslations("brand.editors");
  const { refused, input } = useAdding(onAdd);
  return (
    <Field label={label} labelHidden={labelHidden} error={refused ?? fault} hint={hint}>
      {(wiring) => (
        <div data-list className="flex flex-wrap items-center gap-1.5">
          {chips.length > 0 && (
            <ul className="contents">
              {chips.map((chip) => (
                <li
                  key={chip.key}
                  data-entry
                  className={classes(CHIP, chip.faulty === true ? "border-danger" : "border-line")}
                >
                  <span className="min-w-0 wrap-anywhere">{chip.text}</span>
                  {chip.beside}
                  <button
                    type="button"
                    data-remove
                    aria-label={t("remove", { name: chip.text })}
                    onClick={(event) => {
                      focusBeside(event.currentTarget);
                      onRemove(chip.key);
                    }}
                    className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-faint transition-colors hover:bg-hover hover:text-ink"
                  >
                    <X aria-hidden="true" className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...wiring}
            {...input}
            data-add
            placeholder={addLabel}
            className="h-7.5 min-w-36 flex-1 rounded-control border border-transparent bg-transparent px-1.5 transition-colors placeholder:text-faint hover:bg-sunk focus:bg-sunk"
          />
        </div>
      )}
    </Field>
  );
}

const CHIP =
  "inline-flex min-h-7.5 max-w-full items-center gap-0.5 rounded-control border bg-raised py-px pr-0.5 pl-2 animate-veil";
