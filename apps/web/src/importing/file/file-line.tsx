"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import type { ReadableFile } from "../read/file";

const DELIMITERS: Readonly<Record<string, string>> = { ",": "comma", ";": "semicolon", "\t": "tab" };

/** How a file was read, and the way to another. */
export function FileLine({ file, rows, onBack }: { file: ReadableFile; rows: number; onBack: () => void }) {
  const t = useTranslations("import.file");
  const isWide = file.kind === "table" && file.guess.columns.length > 1;
  const told = [
    t("rows", { count: rows }),
    ...(file.encoding === undefined ? [] : [file.encoding]),
    ...(file.kind === "table" && isWide ? [t("delimiter", { delimiter: DELIMITERS[file.delimiter] ?? "bar" })] : []),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-soft">
      <p className="figures">{told.join(" · ")}</p>
      <Button size="small" onClick={onBack}>
        {t("another")}
      </Button>
    </div>
  );
}
