"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Field } from "@/ui/field";
import { type Add, useAdding } from "./use-adding";

interface AddFieldProps {
  /** `Add a domain`: the field's name and its placeholder. */
  label: string;
  onAdd: Add;
  /** What is wrong with the list as a whole. */
  fault?: string | undefined;
}

/** The last line of a list: what is typed there becomes a line. */
export function AddField({ label, onAdd, fault }: AddFieldProps) {
  const t = useTranslations("brand.editors");
  const { text, refused, commit, input } = useAdding(onAdd);
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    commit();
    field.current?.focus();
  };
  return (
    <Field label={label} labelHidden error={refused ?? fault}>
      {(wiring) => (
        <div className="relative">
          <Plus aria-hidden="true" className="pointer-events-none absolute top-3.5 left-1 size-4 text-faint" />
          <input
            {...wiring}
            {...input}
            ref={field}
            data-add
            placeholder={label}
            className="h-11 w-full rounded-control bg-transparent pr-16 pl-7.5 transition-colors placeholder:text-faint hover:bg-sunk focus:bg-sunk focus-visible:-outline-offset-2"
          />
          {text.trim() !== "" && (
            <button
              type="button"
              onClick={add}
              className="absolute inset-y-2 right-2 rounded-control border border-edge bg-raised px-2.5 text-sm font-medium hover:bg-hover"
            >
              {t("add")}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
