import type { Metadata } from "next";
import { requireSession } from "@/auth/session";
import { OwnersOnly } from "@/team/owners-only";
import { TeamPage } from "@/team/team-page";

export const metadata: Metadata = { title: "Team" };

export default async function Team() {
  const { role } = await requireSession();
  return role === "owner" ? <TeamPage /> : <OwnersOnly />;
}
