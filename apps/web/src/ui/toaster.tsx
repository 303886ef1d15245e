"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";

export interface AnnounceOptions {
  /** What can be done about it: `{ label: "Undo", onAct }`. Alt+T leads the focus there. */
  action?: { label: string; onAct: () => void } | undefined;
}

/** Long enough to notice it, and then to read it twice: people read some 20 characters a second. */
const shownMilliseconds = (message: string): number => 3_000 + message.length * 100;
/** What can be taken back stays for as long as one needs to see the mistake. */
const UNDO_MILLISECONDS = 10_000;

export function show(message: string, { action }: AnnounceOptions = {}): void {
  toast(message, {
    duration: action === undefined ? shownMilliseconds(message) : UNDO_MILLISECONDS,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.onAct } }),
  });
}

/** The lines at the foot of the window, in a live region. Loaded at the first touch of the page, or with the first line. */
export function Toasts({ onReady }: { onReady: () => void }) {
  const t = useTranslations("ui");
  // Sonner tells those that listen by then, and no others.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="bottom-center"
      // In a pile those behind would have an undo that is half covered (WCAG 2.2, 2.5.8 Target Size).
      expand
      hotkey={["altKey", "KeyT"]}
      // Sonner says "notifications, alt+T" where a screen reader finds the region.
      containerAriaLabel={t("notifications")}
      offset="calc(var(--bar-height) + 16px)"
      mobileOffset="calc(var(--bar-height) + 12px)"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex items-center gap-3 mx-auto w-fit max-w-full rounded-card bg-ink font-sans px-4 py-2 text-paper shadow-float",
          actionButton:
            "min-h-6 shrink-0 rounded-control px-1.5 font-medium underline underline-offset-2 focus-visible:outline-paper max-phone:min-h-11",
        },
      }}
    />
  );
}
