"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/ui/text-field";
import type { Single } from "../draft/draft";
import { useFault } from "./faults-context";

interface IdFieldProps {
  id: Single;
  onChange: (id: string) => void;
  /** A free id, when the one that was wanted is taken. */
  proposal: string | undefined;
}

/** The brand's id: the one field that can't be changed later. */
export function IdField({ id, onChange, proposal }: IdFieldProps) {
  const t = useTranslations("brand.editors");
  return (
    <TextField
      label={t("id")}
      value={id.value}
      onChange={(event) => onChange(event.target.value)}
      error={useFault("id")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        proposal === undefined ? (
          t("idHint")
        ) : (
          <button
            type="button"
            onClick={() => onChange(proposal)}
            className="min-h-6 text-ink underline decoration-edge underline-offset-3 hover:decoration-ink"
          >
            {t("useId", { id: proposal })}
          </button>
        )
      }
      className="max-w-96"
    />
  );
}
