import type { Metadata } from "next";
import { readSession } from "@/auth/session";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { JoinInvitation } from "@/sign-in/join-invitation";

export const metadata: Metadata = { title: "Join a workspace" };

export default async function JoinPage() {
  const found = await readSession();
  if (found.state === "unknown") return <ApiAwayNotice />;
  if (found.state === "untrusted") return <UntrustedNotice />;
  return <JoinInvitation email={found.state === "in" ? found.session.email : undefined} />;
}
