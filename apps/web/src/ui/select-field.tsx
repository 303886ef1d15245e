import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field";

export interface SelectFieldProps extends ComponentProps<"select">, FieldText {}

/** The browser's own select in our dress: every platform and every reader knows how to use it. Options are its children. */
export function SelectField({ label, hint, error, optional, labelHidden, id, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className="control min-h-9 appearance-none py-1.5 pr-9 pl-3" />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-faint"
          />
        </div>
      )}
    </Field>
  );
}
