import { classes } from "@/ui/classes";

/** Enabled is the rule and says so quietly; disabled, the exception, is an empty ring. */
export function BrandState({ enabled }: { enabled: boolean }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-2 text-sm whitespace-nowrap",
        enabled ? "text-soft" : "text-faint",
      )}
    >
      <span
        aria-hidden="true"
        className={classes("size-2 rounded-full", enabled ? "bg-success" : "border-[1.5px] border-edge")}
      />
      {enabled ? "Enabled" : "Disabled"}
    </span>
  );
}
