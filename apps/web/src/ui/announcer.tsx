"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import { Toaster, toast } from "sonner";

interface AnnounceOptions {
  /** What can be done about it: `{ label: "Undo", onAct }`. */
  action?: { label: string; onAct: () => void } | undefined;
}

export type Announce = (message: string, options?: AnnounceOptions) => void;

/** Long enough to notice it, and then to read it twice: people read some 20 characters a second. */
const shownMilliseconds = (message: string): number => 3_000 + message.length * 100;
/** What can be taken back stays for as long as one needs to see the mistake. */
const UNDO_MILLISECONDS = 10_000;

const announce: Announce = (message, { action } = {}) => {
  toast(message, {
    duration: action === undefined ? shownMilliseconds(message) : UNDO_MILLISECONDS,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.onAct } }),
  });
};

/** Holds the live region of the app: lines at the foot of the window that are also read out. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("ui");
  return (
    <>
      {children}
      <Toaster
        position="bottom-center"
        // In a pile those behind would have an undo that is half covered (WCAG 2.2, 2.5.8 Target Size).
        expand
        containerAriaLabel={t("notifications")}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "flex items-center gap-3 mx-auto w-fit max-w-full rounded-[18px] bg-ink px-4 py-2 text-paper shadow-float",
            actionButton: "min-h-6 rounded-control px-1.5 font-medium underline underline-offset-2",
          },
        }}
      />
    </>
  );
}

/** `const announce = useAnnounce(); announce("Brand saved")`: said aloud, and shown for some seconds. */
export const useAnnounce = (): Announce => useCallback<Announce>(announce, []);
