"use client";

import { useTranslations } from "next-intl";
import type { UnderstoodWebsite } from "./understand-website";

/** What can't be analysed. */
export type Refused = Exclude<UnderstoodWebsite, { kind: "site" }>;

const LONGEST_SHOWN = 60;
const short = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** Puts into a sentence why something is no website, a sentence for each kind. */
export function useRefusal(): (refused: Refused) => string {
  const t = useTranslations("onboarding.website.refused");
  return (refused) => {
    switch (refused.kind) {
      case "name":
        return t("name", { name: short(refused.name) });
      case "port":
        return t("port", { port: refused.port });
      case "scheme":
        return t("scheme", { scheme: refused.scheme });
      case "several":
        return t("several", { count: refused.domains.length });
      case "suffix":
        return t("suffix", { suffix: refused.suffix });
      case "private":
        return t("private", { hostname: short(refused.hostname) });
      default:
        return t(refused.kind);
    }
  };
}
