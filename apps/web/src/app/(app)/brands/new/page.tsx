import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requireSession } from "@/auth/session";
import { Onboarding } from "@/onboarding/onboarding";

export const metadata: Metadata = { title: "Add brand" };

export default async function NewBrandPage() {
  const { role } = await requireSession();
  // Viewers have no way in here; one who typed the address finds what they may see.
  if (role === "viewer") redirect("/brands");
  return <Onboarding />;
}
