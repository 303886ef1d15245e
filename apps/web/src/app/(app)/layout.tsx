import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { NO_WORKSPACE, readSession } from "@/auth/session";
import { SessionProvider } from "@/auth/session-context";
import { ContractProvider } from "@/contract";
import { env } from "@/env";
import { ApiAway } from "@/frame/api-away";
import { Frame } from "@/frame/frame";
import { THEME_COOKIE, toTheme } from "@/theme/theme";
import { ApiProvider } from "@/trpc/provider";

/** Everything for people who are signed in. Names of private hosts are for those who are signed in. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const found = await readSession();
  if (found.state === "out") redirect("/signin");
  if (found.state === "nowhere") redirect(NO_WORKSPACE);
  if (found.state !== "in") return <ApiAway untrusted={found.state === "untrusted"} />;
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <SessionProvider session={found.session}>
      <ContractProvider privateHosts={env().privateHosts}>
        <ApiProvider>
          <NuqsAdapter>
            <Frame session={found.session} theme={theme}>
              {children}
            </Frame>
          </NuqsAdapter>
        </ApiProvider>
      </ContractProvider>
    </SessionProvider>
  );
}
