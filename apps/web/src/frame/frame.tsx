import type { Session } from "@marque/schema";
import type { ReactNode } from "react";
import type { Theme } from "@/theme/theme";
import { Rail } from "./rail";

interface FrameProps {
  session: Session;
  theme: Theme;
  children: ReactNode;
}

/** The rail, and the page beside it. */
export function Frame({ session, theme, children }: FrameProps) {
  return (
    <div className="min-h-dvh rail:grid rail:grid-cols-[auto_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        Skip to content
      </a>
      <Rail session={session} theme={theme} />
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 wide:px-8 wide:py-8">
        <div className="mx-auto max-w-column">{children}</div>
      </main>
    </div>
  );
}
