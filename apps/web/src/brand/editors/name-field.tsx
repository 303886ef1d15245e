"use client";

import { useTranslations } from "next-intl";
import { classes } from "@/ui/classes";
import { Field } from "@/ui/field";
import type { Single } from "../draft/draft";
import { useFault } from "./faults-context";
import { Why } from "./why";

interface NameFieldProps {
  name: Single;
  /** Being looked for: the field can be written in all the same. */
  awaited?: boolean;
  onChange: (name: string) => void;
}

/** The brand's name, as large as it will stand on its page. */
export function NameField({ name, awaited = false, onChange }: NameFieldProps) {
  const t = useTranslations("brand.editors");
  return (
    <Field label={t("name")} error={useFault("name")} className="grid-cols-1">
      {(wiring) => (
        <div className="flex items-center gap-1 border-b border-edge focus-within:border-ink">
          <input
            {...wiring}
            value={name.value}
            placeholder={awaited ? t("nameAwaited") : t("nameExample")}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className={classes(
              "title w-full min-w-0 flex-1 rounded-control bg-transparent py-1 text-2xl placeholder:text-faint/70",
              awaited && "placeholder:animate-breathe",
            )}
          />
          <Why field="brandName" suggestedAs={name.touched ? null : name.value} />
        </div>
      )}
    </Field>
  );
}
