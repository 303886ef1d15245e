"use client";

import { type Fault, faultInWords } from "@marque/schema";
import { useTranslations } from "next-intl";
import { FIELDS } from "./read/mapping";

/** What is wrong with a row, in a line: the field, the entry where there are several, and what it is. */
export function useFaultLine(): (fault: Fault) => string {
  const t = useTranslations("import");
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
