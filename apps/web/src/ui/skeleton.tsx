import { classes } from "./classes";

/** The place of something that is on its way. Silent: the region that waits carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block rounded-control bg-hover animate-breathe", className)} />;
}
