"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/ui/confirm-dialog";

interface LeaveGuardProps {
  /** Something would be lost. */
  active: boolean;
  description: string;
}

/** Asks before unsaved work is left: by closing or reloading the page, or by one of the app's own links. */
export function LeaveGuard({ active, description }: LeaveGuardProps) {
  const t = useTranslations("brand.editors");
  const router = useRouter();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!active) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || !leaves(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      setHref(link.href);
    };
    window.addEventListener("beforeunload", hold);
    // While it is caught on the way down, the app's own links have not heard of the click yet.
    window.addEventListener("click", ask, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", hold);
      window.removeEventListener("click", ask, { capture: true });
    };
  }, [active]);
  return (
    <ConfirmDialog
      title={t("leaveTitle")}
      description={description}
      confirmLabel={t("leave")}
      open={href !== undefined}
      onOpenChange={(open) => !open && setHref(undefined)}
      onConfirm={() => href !== undefined && router.push(href)}
    />
  );
}

/** A plain click that goes to another page of this app in this tab. */
function leaves(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const target = link.target === "" || link.target === "_self";
  return !elsewhere && target && link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
