"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import type { Keeping } from "./draft-keeper";

/** Whether what is written would be there tomorrow, in a quiet word. Read out only when it would not. */
export function KeepingState({ keeping }: { keeping: Keeping }) {
  const t = useTranslations("onboarding.keeping");
  const quiet = keeping === "nothing" || keeping === "elsewhere" ? "" : keeping;
  return (
    <>
      <span aria-hidden={keeping === "failed"} className="text-sm text-faint">
        {quiet !== "" && t(quiet)}
      </span>
      <span role="status" className="sr-only">
        {keeping === "failed" && t("failed")}
      </span>
    </>
  );
}

interface KeepingNoticeProps {
  keeping: Keeping;
  onTakeTheirs: () => void;
  onTakeOver: () => void;
}

/** Another tab has changed this brand: the person says which it shall be, and nothing goes in silence. */
export function KeepingNotice({ keeping, onTakeTheirs, onTakeOver }: KeepingNoticeProps) {
  const t = useTranslations("onboarding.keeping");
  if (keeping !== "elsewhere") return null;
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title={t("elsewhere")}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={onTakeTheirs}>
              {t("takeTheirs")}
            </Button>
            <Button size="small" onClick={onTakeOver}>
              {t("takeOver")}
            </Button>
          </span>
        }
      >
        {t("elsewhereHint")}
      </Notice>
    </div>
  );
}
