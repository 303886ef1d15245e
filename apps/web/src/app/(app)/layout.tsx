import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { HOME } from "@/auth/callback-url";
import { PATH_HEADER } from "@/auth/path-header";
import { NO_WORKSPACE, readSession } from "@/auth/session";
import { SessionProvider } from "@/auth/session-context";
import { env } from "@/env";
import { ApiAway } from "@/frame/api-away";
import { Frame } from "@/frame/frame";
import { PrivateHostsProvider } from "@/private-hosts";
import { ApiProvider } from "@/trpc/provider";

/** Everything for people who are signed in. Names of private hosts are for those who are signed in. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const found = await readSession();
  if (found.state === "out") {
    // The cookie still names a session: it has ended, or the person was taken off the workspace.
    const callbackUrl = (await headers()).get(PATH_HEADER) ?? HOME;
    redirect(`/signin?${new URLSearchParams({ callbackUrl, ended: "yes" })}`);
  }
  if (found.state === "nowhere") redirect(NO_WORKSPACE);
  if (found.state !== "in") return <ApiAway untrusted={found.state === "untrusted"} />;
  return (
    <SessionProvider session={found.session}>
      <PrivateHostsProvider privateHosts={env().privateHosts}>
        <ApiProvider>
          <Frame session={found.session}>{children}</Frame>
        </ApiProvider>
      </PrivateHostsProvider>
    </SessionProvider>
  );
}
