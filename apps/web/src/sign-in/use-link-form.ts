"use client";

import type { Fault } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { placeFaults } from "@/trpc/place-faults";
import { useToldProblem } from "@/trpc/use-problem-words";
import { enter } from "./enter";
import type { Outcome } from "./refusal";

/** What a form behind a one-time link has in common with the others. */
export interface LinkForm {
  /** The link's key is no good: nothing can be done with the form. */
  isBadLink: boolean;
  /** Why nothing was done, where no field is at fault. */
  failure: string | undefined;
  /** Does what the link is for, and opens the app for whoever now has the password. */
  send: (act: () => Promise<Outcome>, password: string) => Promise<void>;
}

/** @param place shows a fault at its field. */
export function useLinkForm<Field extends string>(
  fields: readonly Field[],
  place: (field: Field, message: string) => void,
): LinkForm {
  const t = useTranslations("signIn");
  const { faultInWords } = useFaultWords();
  const toldProblem = useToldProblem();
  const [isBadLink, setIsBadLink] = useState(false);
  const [failure, setFailure] = useState<string>();
  const placeFault = (field: Field, fault: Fault) => place(field, faultInWords(fault));
  return {
    isBadLink,
    failure,
    async send(act, password) {
      setFailure(undefined);
      const outcome = await act().catch(() => undefined);
      if (outcome === undefined) return setFailure(t("didNotAnswer"));
      if (outcome.done) return enter(outcome.email, password);
      const { because, problem } = outcome;
      if (because === "link") return setIsBadLink(true);
      if (because === "unfit") return setFailure(t("fillIn"));
      if (!placeFaults(problem.faults, fields, placeFault)) setFailure(toldProblem(problem));
    },
  };
}
