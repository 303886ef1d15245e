import { Skeleton } from "@/ui/skeleton";

const ROWS = ["w-64", "w-48", "w-56"];

export function WebhooksSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="border-t border-line">
      {ROWS.map((width) => (
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
