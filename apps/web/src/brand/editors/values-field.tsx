"use client";

import { uniqueBy } from "@marque/schema";
import type { Cleaned } from "../draft/clean-one";
import { ChipsField } from "./chips-field";

interface ValuesFieldProps {
  label: string;
  addLabel: string;
  values: readonly string[];
  clean: (text: string) => Cleaned<string>;
  onChange: (change: (before: readonly string[]) => string[]) => void;
  fault?: string | undefined;
  hint?: string;
}

/** Chips of plain values: a competitor's domains, a prompt's tags. */
export function ValuesField({ values, clean, onChange, ...field }: ValuesFieldProps) {
  const add = (text: string) => {
    const { value, faults } = clean(text);
    if (value !== undefined) onChange((before) => uniqueBy([...before, value], (each) => each));
    return faults;
  };
  return (
    <ChipsField
      {...field}
      chips={values.map((value) => ({ key: value, text: value }))}
      onAdd={add}
      onRemove={(removed) => onChange((before) => before.filter((value) => value !== removed))}
    />
  );
}
