"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { problemOf } from "./problem";
import { useProblemWords } from "./use-problem-words";

interface FailureNoticeProps {
  /** What was to be done: `The brands could not be loaded`. */
  title: string;
  error: unknown;
  retry?: (() => void) | undefined;
}

/** A call that failed, in words, with the way to try again. */
export function FailureNotice({ title, error, retry }: FailureNoticeProps) {
  const t = useTranslations("common");
  const inWords = useProblemWords();
  const { requestId } = problemOf(error);
  return (
    <Notice tone="danger" title={title} action={retry && <Button onClick={retry}>{t("tryAgain")}</Button>}>
      {inWords(error)}
      {requestId !== undefined && <span className="block text-sm text-soft">{t("requestId", { id: requestId })}</span>}
    </Notice>
  );
}
