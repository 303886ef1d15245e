import { BrandsSkeleton } from "@/brands/brands-skeleton";
import { PageHeader } from "@/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader title="Brands" />
      <BrandsSkeleton />
    </>
  );
}
