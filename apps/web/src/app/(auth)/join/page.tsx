import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readSession } from "@/auth/session";
import { env } from "@/env";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { JoinInvitation } from "@/sign-in/join-invitation";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("join.title"),
});

export default async function JoinPage() {
  const found = await readSession();
  if (found.state === "unknown") return <ApiAwayNotice />;
  if (found.state === "untrusted") return <UntrustedNotice />;
  const email =
    found.state === "in" ? found.session.email : found.state === "nowhere" ? found.account.email : undefined;
  return <JoinInvitation email={email} provider={env().provider?.name} />;
}
