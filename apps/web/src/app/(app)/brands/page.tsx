import type { Metadata } from "next";
import { requireSession } from "@/auth/session";
import { BrandsPage } from "@/brands/brands-page";

export const metadata: Metadata = { title: "Brands" };

export default async function Brands() {
  await requireSession();
  return <BrandsPage />;
}
