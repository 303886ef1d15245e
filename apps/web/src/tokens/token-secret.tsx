"use client";

import { useTranslations } from "next-intl";
import { Copyable } from "@/ui/copyable";

/** A new token, as the API gives it this once. */
export interface MadeToken {
  secret: string;
}

const curl = (secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/brands`;

/** The secret, and a line that proves it works. */
export function TokenSecret({ made: { secret } }: { made: MadeToken }) {
  const t = useTranslations("tokens.secret");
  return (
    <>
      <Copyable label={t("label")} text={secret} said={t("copied")} />
      <Copyable label={t("try")} text={curl(secret)} said={t("tryCopied")} />
    </>
  );
}
