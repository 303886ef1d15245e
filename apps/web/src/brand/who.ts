"use client";

import type { Who } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** What somebody who did something is called: their name, or what they are where none was kept. */
export function useWho(): (who: Who) => string {
  const t = useTranslations("brand.who");
  return useCallback(({ kind, name }) => name ?? t(kind), [t]);
}
