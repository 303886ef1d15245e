import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { HOME } from "@/auth/callback-url";
import { readSession } from "@/auth/session";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { NoWorkspace } from "@/sign-in/no-workspace";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("noWorkspace.title"),
});

export default async function NoWorkspacePage() {
  const found = await readSession();
  if (found.state === "unknown") return <ApiAwayNotice />;
  if (found.state === "untrusted") return <UntrustedNotice />;
  if (found.state === "nowhere") return <NoWorkspace account={found.account} />;
  redirect(found.state === "in" ? HOME : "/signin");
}
