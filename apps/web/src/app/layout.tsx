import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
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
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body>
        <AnnouncerProvider>{children}</AnnouncerProvider>
      </body>
    </html>
  );
}
