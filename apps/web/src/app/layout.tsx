import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { KeepTimeZone } from "@/i18n/keep-time-zone";
import { THEME_COOKIE, toTheme } from "@/theme/theme";
import { AnnouncerProvider } from "@/ui/announcer";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Marque", template: "%s · Marque" },
  description: "Keeps your team's brands, and finds out what to fill in about them.",
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fcfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#1a1714" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={await getLocale()} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <NextIntlClientProvider>
          <KeepTimeZone />
          <AnnouncerProvider>{children}</AnnouncerProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
