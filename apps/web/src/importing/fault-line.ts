"use client";

import type { Fault } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useFaultWords } from "@/i18n/use-fault-words";
import { FIELDS } from "./read/mapping";

/** What is wrong with a row, in a line: the field, the entry where there are several, and what it is. */
export function useFaultLine(): (fault: Fault) => string {
  const t = useTranslations("import");
  const { faultInWords } = useFaultWords();
  return (fault) => {
    const [written = "", index] = fault.path.split(".");
    const isWebsite = written === "domains" && (index === undefined || index === "0");
    const field = isWebsite ? "website" : (FIELDS.find((each) => each === written) ?? "row");
    const entry = Number(index);
    const label =
      isWebsite || !Number.isInteger(entry)
        ? t(`field.${field}`)
        : t("entry", { field: t(`field.${field}`), number: entry + 1 });
    return `${label}: ${faultInWords(fault)}`;
  };
}
