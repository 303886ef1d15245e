import type { ComponentProps } from "react";
import { SelectField } from "./select-field";

const OVERLAPS = [
  { hours: 24, words: "One day" },
  { hours: 1, words: "One hour" },
  { hours: 168, words: "Seven days" },
  { hours: 0, words: "Not at all" },
] as const;

/** For how long the secret before still works, in hours, after a new one was made. */
export function OverlapField(select: Pick<ComponentProps<"select">, "value" | "onChange">) {
  return (
    <SelectField label="The one before works for" {...select}>
      {OVERLAPS.map(({ hours, words }) => (
        <option key={hours} value={hours}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
