import { useTranslations } from "next-intl";
import { Skeleton } from "@/ui/skeleton";

const ROWS = ["w-40", "w-28", "w-52", "w-36", "w-44", "w-32", "w-48", "w-30"];

/** The table's place while the brands are on their way. */
export function BrandsSkeleton() {
  const t = useTranslations("brands");
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className="mt-9 border-t border-line">
      {ROWS.map((width) => (
        <div key={width} className="flex h-15 items-center justify-between gap-6 border-b border-line px-2 sm:h-11">
          <span className="grid gap-1.5">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-2 w-24" />
          </span>
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
