import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { classes } from "./classes";
import { FieldError } from "./field-error";

/** What every field has beside its control. */
export interface FieldText {
  label: string;
  /** Says what to write, before anything went wrong. */
  hint?: ReactNode;
  /** As it comes from the form's errors; `undefined` when the field is fine. */
  error?: string | undefined;
  /** Says "optional" beside the label; fields are required unless they say so. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place of the field says what it is. */
  labelHidden?: boolean | undefined;
}

export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the ids and states that tie it to its label, hint and error. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ id, label, hint, error, optional, labelHidden, className, children }: FieldProps) {
  const t = useTranslations("ui");
  const generated = useId();
  const control = id ?? generated;
  const hintId = hint == null ? undefined : `${control}-hint`;
  const errorId = error === undefined ? undefined : `${control}-error`;
  return (
    <div className={classes("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={control} className={labelHidden === true ? "sr-only" : "text-sm font-medium"}>
        {label}
        {optional === true && <span className="font-normal text-faint"> {t("optional")}</span>}
      </label>
      {children({
        id: control,
        "aria-describedby": [errorId, hintId].filter((each) => each !== undefined).join(" ") || undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint != null && (
        <div id={hintId} className="text-sm text-faint">
          {hint}
        </div>
      )}
    </div>
  );
}
