import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { env } from "@/env";
import { SettingsPage } from "@/settings/settings-page";
import { THEME_COOKIE, toTheme } from "@/theme/theme";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("settings"))("title"),
});

export default async function Settings() {
  const { role } = await requireSession();
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return <SettingsPage theme={theme} limits={role === "owner" ? env().analyses : undefined} />;
}
