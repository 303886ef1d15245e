import { X } from "lucide-react";
import type { ReactNode } from "react";

interface TagProps {
  children: ReactNode;
  /** Shows a button that takes the tag away. */
  onRemove?: (() => void) | undefined;
  /** The button's name: `Remove running-shoes`. Needed with `onRemove`. */
  removeLabel?: string | undefined;
}

/** A small value in a list of its like: a tag, an alias, a domain. */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex min-h-6 max-w-full items-center rounded-control border border-line bg-sunk pl-2 text-sm text-ink">
      <span className={onRemove === undefined ? "truncate pr-2" : "truncate"}>{children}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel ?? "Remove"}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-faint transition-colors hover:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
