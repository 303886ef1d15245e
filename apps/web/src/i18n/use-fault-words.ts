"use client";

import { createFaultWords, type FaultSpeech } from "@marque/schema";
import { useLocale, useMessages } from "next-intl";
import { useMemo } from "react";

interface UsedFaultWords extends FaultSpeech {
  language: string;
}

/**
 * Faults of fields in the reader's language: `faultInWords` for those that the API tells, `issueInWords` as the error map
 * of a schema that validates a form.
 */
export function useFaultWords(): UsedFaultWords {
  const language = useLocale();
  const { faults } = useMessages();
  return useMemo(() => ({ language, ...createFaultWords(language, faults) }), [language, faults]);
}
