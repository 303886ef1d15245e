import type { Session } from "@marque/schema";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Bar } from "./bar";
import { Overlays } from "./overlays-over-page";
import { Rail } from "./rail";
import { SessionEnded } from "./session-ended";

/** The rail, the page beside it, the bar below it on a phone, and what may lie over all of it. */
export async function Frame({ session, children }: { session: Session; children: ReactNode }) {
  const t = await getTranslations("frame");
  return (
    <div className="min-h-dvh rail:grid rail:grid-cols-[auto_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {t("skip")}
      </a>
      <Rail session={session} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-6 pb-[calc(var(--bar-height)+1.5rem)] outline-none sm:px-6 wide:px-8 wide:py-8"
      >
        <div className="mx-auto max-w-column">{children}</div>
      </main>
      <Bar session={session} />
      <Overlays role={session.role} />
      <SessionEnded session={session} />
    </div>
  );
}
