import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field";

export interface TextAreaFieldProps extends ComponentProps<"textarea">, FieldText {}

/** Several lines of text. Takes what `register()` of react-hook-form gives. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(wiring) => <textarea rows={5} {...area} {...wiring} className="control px-3 py-2" />}
    </Field>
  );
}
