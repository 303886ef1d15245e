"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";

/** Next gives an error of the server a digest, under which the server's log holds the whole of it. */
const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : undefined;

/** What a page shows in its own place when it can't be drawn; the frame around it stays. */
export function PageFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("frame");
  const again = useTranslations("common");
  const digest = digestOf(error);
  return (
    <div className="mx-auto w-full max-w-form py-10">
      <PageHeader title={t("pageFailed")} />
      <Notice tone="danger" title={t("pageFailedTitle")} action={<Button onClick={retry}>{again("tryAgain")}</Button>}>
        {digest === undefined ? t("pageFailedAdvice") : t("pageFailedLogged", { digest })}
      </Notice>
    </div>
  );
}
