"use client";

import { classes } from "@/ui/classes";

interface TagFilterProps {
  /** Each tag with how many prompts carry it, the most used first. */
  tags: readonly (readonly [tag: string, count: number])[];
  total: number;
  /** `null` shows all. */
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** Shows the prompts of one tag at a time. */
export function TagFilter({ tags, total, chosen, onChoose }: TagFilterProps) {
  if (tags.length === 0) return null;
  const choice = (tag: string | null, label: string, count: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === tag}
      onClick={() => onChoose(tag)}
      className={classes(
        "inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-sm transition-colors",
        chosen === tag ? "border-ink bg-ink text-paper" : "border-line text-soft hover:border-edge hover:text-ink",
      )}
    >
      {label}
      <span className={classes("text-xs figures", chosen === tag ? "opacity-80" : "text-faint")}>{count}</span>
    </button>
  );
  return (
    <fieldset className="flex flex-wrap gap-1.5 py-1">
      <legend className="sr-only">Show prompts with the tag</legend>
      {choice(null, "All", total)}
      {tags.map(([tag, count]) => choice(tag, tag, count))}
    </fieldset>
  );
}
