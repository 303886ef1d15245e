import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field";

export interface TextareaFieldProps extends ComponentProps<"textarea">, FieldText {}

/** Several lines of text; grows with what is written where the browser can (`field-sizing`). */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...textarea}
          {...wiring}
          className="control field-sizing-content max-h-80 min-h-18 resize-y px-3 py-2"
        />
      )}
    </Field>
  );
}
