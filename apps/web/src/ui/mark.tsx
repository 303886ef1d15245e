import { classes } from "./classes";

/** The seal: a ring, and an M cut into the round like a stamp's. Same drawing as `app/icon.svg`. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes("shrink-0 text-seal", className ?? "size-7")}>
      <circle cx="16" cy="16" r="15" fill="currentColor" />
      <circle cx="16" cy="16" r="12.4" fill="none" stroke="var(--color-on-seal)" strokeWidth="0.9" opacity="0.7" />
      <path
        d="M8.6 21.6v-1l1.5-.4v-8.4l-1.5-.4v-1h4.3l3.2 7.6 3.1-7.6h4.2v1l-1.5.4v8.4l1.5.4v1h-5.2v-1l1.4-.4v-7l-3.4 8.4h-1.1L11.6 13v7.2l1.5.4v1z"
        fill="var(--color-on-seal)"
      />
    </svg>
  );
}

/** The seal beside the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="title text-xl">Marque</span>
    </span>
  );
}
