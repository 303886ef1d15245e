"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { TIME_ZONE_COOKIE } from "./locales";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells the server the browser's time zone when it wrote dates in another: at the first visit, and after a journey. */
export function KeepTimeZone() {
  const router = useRouter();
  const used = useTimeZone();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone === used || document.cookie.includes(`${TIME_ZONE_COOKIE}=${timeZone}`)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no CookieStore yet.
    document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    router.refresh();
  }, [router, used]);
  return null;
}
