import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { env } from "@/env";
import { SettingsPage } from "@/settings/settings-page";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("settings"))("title"),
});

export default async function Settings() {
  const { role } = await requireSession();
  return <SettingsPage limits={role === "owner" ? env().analyses : undefined} />;
}
