"use client";

import type { ErrorCode } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { type Problem, problemOf } from "./problem";

/** Errors that are of the way to the API or of the API itself: they say the same whatever was asked. */
const OF_TRANSPORT = [
  "unauthorized",
  "untrusted",
  "nowhere",
  "preconditionFailed",
  "payloadTooLarge",
  "tooManyRequests",
  "unavailable",
] as const satisfies ErrorCode[];
/** Errors of what was asked. The API says more of them, in English. */
const OF_THE_ACT = ["forbidden", "notFound", "conflict", "unprocessable"] as const satisfies ErrorCode[];

/** Puts a problem into the reader's language: with the request's id where only the server's log can tell more. */
export function useToldProblem(): (problem: Problem) => string {
  const t = useTranslations("common.problem");
  const common = useTranslations("common");
  const { language, describeFaults } = useFaultWords();
  return useCallback(
    ({ status, reason, message, faults, requestId }) => {
      const told = (words: string) =>
        requestId === undefined ? words : `${words} ${common("requestId", { id: requestId })}.`;
      if (status === 0) return t("unreachable");
      const ofTransport = OF_TRANSPORT.find((each) => each === reason);
      if (ofTransport !== undefined) return t(ofTransport);
      if (faults.length > 0) return t("faults", { faults: describeFaults(faults) });
      // The web app's server waited for the API in vain.
      if (status === 503) return told(t("noAnswer"));
      if (status >= 500) return told(t("unexpected"));
      const ofTheAct = OF_THE_ACT.find((each) => each === reason);
      return ofTheAct === undefined || language === "en" ? message : t(ofTheAct);
    },
    [t, common, language, describeFaults],
  );
}

/** The same for whatever a call has thrown: `announce(t("notSaved", { why: inWords(error) }))`. */
export function useProblemWords(): (error: unknown) => string {
  const told = useToldProblem();
  return useCallback((error) => told(problemOf(error)), [told]);
}
