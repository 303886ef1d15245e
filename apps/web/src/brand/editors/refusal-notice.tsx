"use client";

import type { Fault } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Notice } from "@/ui/notice";

interface RefusalNoticeProps {
  /** Why saving failed, when that is no matter of a field. */
  failure: string | undefined;
  /** Faults of fields that this screen does not show. */
  elsewhere: readonly Fault[];
}

/** Why nothing was saved, when no field can say it. */
export function RefusalNotice({ failure, elsewhere }: RefusalNoticeProps) {
  const t = useTranslations("brand.editors");
  const { describeFaults } = useFaultWords();
  if (failure === undefined && elsewhere.length === 0) return null;
  return (
    <div data-refusal tabIndex={-1} className="rounded-control">
      <Notice tone="danger" title={t("notSaved")}>
        {failure !== undefined && <p>{t("kept", { failure })}</p>}
        {elsewhere.map((fault) => (
          <p key={`${fault.path} ${fault.code}`}>{describeFaults([fault])}</p>
        ))}
      </Notice>
    </div>
  );
}
