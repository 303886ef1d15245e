import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes";
import { Field, type FieldText } from "./field";

export interface TextFieldProps extends ComponentProps<"input">, FieldText {
  /** A button inside the field's right edge: show, copy. */
  action?: ReactNode;
}

/** One line of text. Takes what `register()` of react-hook-form gives. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  action,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes("control min-h-9 px-3 py-1.5", action != null && "pr-11")}
          />
          {action != null && <div className="absolute inset-y-0 right-0.5 flex items-center">{action}</div>}
        </div>
      )}
    </Field>
  );
}
