import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";

/** What is searched, filtered and sorted stands in the address. Here alone: other pages would load it for nothing. */
export default function BrandsLayout({ children }: { children: ReactNode }) {
  return <NuqsAdapter>{children}</NuqsAdapter>;
}
