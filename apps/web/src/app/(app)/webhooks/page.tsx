import type { Metadata } from "next";
import { requireSession } from "@/auth/session";
import { OwnersOnly } from "@/webhooks/owners-only";
import { WebhooksPage } from "@/webhooks/webhooks-page";

export const metadata: Metadata = { title: "Webhooks" };

export default async function Webhooks() {
  const { role } = await requireSession();
  return role === "owner" ? <WebhooksPage /> : <OwnersOnly />;
}
