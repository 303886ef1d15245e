import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/** HTML has no attribute for it. */
const markIndeterminate = (indeterminate: boolean) => (input: HTMLInputElement | null) => {
  if (input !== null) input.indeterminate = indeterminate;
};

/** A native checkbox in our dress, with its label beside it. Takes what `register()` gives. */
export function Checkbox({ label, hint, labelHidden, indeterminate, className, id, ...input }: CheckboxProps) {
  const generated = useId();
  const control = id ?? generated;
  const Mark = indeterminate === true ? Minus : Check;
  const hintId = hint == null ? undefined : `${control}-hint`;
  return (
    <div className={classes("flex items-start gap-2.5", className)}>
      <span className="relative inline-flex size-6 shrink-0 items-center justify-center">
        <input
          {...input}
          {...(indeterminate === undefined ? {} : { ref: markIndeterminate(indeterminate) })}
          id={control}
          type="checkbox"
          aria-describedby={hintId}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-control"
        />
        <span className="pointer-events-none inline-flex size-[18px] items-center justify-center rounded-[4px] border border-edge bg-raised text-transparent transition-colors peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-indeterminate:border-ink peer-indeterminate:bg-ink peer-indeterminate:text-paper peer-hover:border-soft peer-disabled:opacity-50">
          <Mark aria-hidden="true" strokeWidth={3} className="size-3" />
        </span>
      </span>
      <span className={labelHidden === true ? "sr-only" : "grid pt-[1.5px]"}>
        <label htmlFor={control}>{label}</label>
        {hint != null && (
          <span id={hintId} className="text-sm text-faint">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
