import { useTranslations } from "next-intl";
import { Skeleton } from "@/ui/skeleton";

/** The page's shape while the brand is on its way. */
export function BrandSkeleton() {
  const t = useTranslations("brand");
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <span className="sr-only">{t("loading")}</span>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      {["w-2/5", "w-3/5", "w-1/2"].map((width) => (
        <div key={width} className="grid gap-3 border-t border-line pt-4">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
