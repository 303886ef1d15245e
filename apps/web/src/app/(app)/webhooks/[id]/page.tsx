import type { Metadata } from "next";
import { requireSession } from "@/auth/session";
import { DeliveriesPage } from "@/webhooks/deliveries-page";
import { OwnersOnly } from "@/webhooks/owners-only";

export const metadata: Metadata = { title: "Deliveries" };

export default async function Deliveries({ params }: { params: Promise<{ id: string }> }) {
  const { role } = await requireSession();
  return role === "owner" ? <DeliveriesPage id={(await params).id} /> : <OwnersOnly />;
}
