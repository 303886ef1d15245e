"use client";

import { type ComponentProps, useId } from "react";

interface RadioChoice {
  value: string;
  label: string;
  hint?: string | undefined;
}

interface RadioFieldProps extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange"> {
  /** What is chosen. */
  legend: string;
  choices: readonly RadioChoice[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChoose?: ((value: string) => void) | undefined;
}

/** One of a few, all of them seen at once. */
export function RadioField({ legend, choices, value, defaultValue, onChoose, name, ...input }: RadioFieldProps) {
  const generated = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {choices.map((choice) => {
        const control = `${generated}-${choice.value}`;
        const hint = choice.hint === undefined ? undefined : `${control}-hint`;
        return (
          <div key={choice.value} className="flex items-start gap-2.5">
            <span className="relative inline-flex size-6 shrink-0 items-center justify-center">
              <input
                {...input}
                id={control}
                type="radio"
                name={name ?? generated}
                value={choice.value}
                aria-describedby={hint}
                {...(value === undefined ? {} : { checked: value === choice.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === choice.value })}
                onChange={() => onChoose?.(choice.value)}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
              />
              <span className="pointer-events-none inline-flex size-[18px] items-center justify-center rounded-full border border-edge bg-raised transition-colors after:size-2 after:rounded-full peer-checked:border-ink peer-checked:after:bg-ink peer-hover:border-soft" />
            </span>
            <span className="grid pt-[1.5px]">
              <label htmlFor={control}>{choice.label}</label>
              {choice.hint !== undefined && (
                <span id={hint} className="text-sm text-faint">
                  {choice.hint}
                </span>
              )}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
