import { Skeleton } from "./skeleton";

const WIDTHS = ["w-36", "w-24", "w-44"];

/** The place of a table that is on its way. @param label what is: `Loading tokens`. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="border-t border-line">
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-15 items-center justify-between gap-6 border-b border-line px-2">
          <span className="grid gap-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-2.5 w-24" />
          </span>
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
