import type { Metadata } from "next";
import { requireSession } from "@/auth/session";
import { OwnersOnly } from "@/tokens/owners-only";
import { TokensPage } from "@/tokens/tokens-page";

export const metadata: Metadata = { title: "Tokens" };

export default async function Tokens() {
  const { role } = await requireSession();
  return role === "owner" ? <TokensPage /> : <OwnersOnly />;
}
