import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { readSession } from "@/auth/session";
import { SessionProvider } from "@/auth/session-context";
import { ApiAway } from "@/frame/api-away";
import { Frame } from "@/frame/frame";
import { THEME_COOKIE, toTheme } from "@/theme/theme";
import { ApiProvider } from "@/trpc/provider";

/** Everything behind the door. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const found = await readSession();
  if (found.state === "out") redirect("/signin");
  if (found.state === "unknown") return <ApiAway />;
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <SessionProvider session={found.session}>
      <ApiProvider>
        <Frame session={found.session} theme={theme}>
          {children}
        </Frame>
      </ApiProvider>
    </SessionProvider>
  );
}
