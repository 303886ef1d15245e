import type { Metadata } from "next";
import { AuditPage } from "@/audit/audit-page";
import { OwnersOnly } from "@/audit/owners-only";
import { requireSession } from "@/auth/session";

export const metadata: Metadata = { title: "Audit log" };

export default async function Audit() {
  const { role } = await requireSession();
  return role === "owner" ? <AuditPage /> : <OwnersOnly />;
}
