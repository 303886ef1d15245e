"use client";

import type { DuplicateRule } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Notice } from "@/ui/notice";
import type { ReadableFile } from "../read/file";
import { isComplete, type Mapping } from "../read/mapping";
import { CheckedRows } from "./checked-rows";
import { Columns } from "./columns";
import { Duplicates } from "./duplicates";
import { FileLine } from "./file-line";
import { useChecked } from "./use-checked";
import { useMatches } from "./use-matches";
import { useSendImport } from "./use-send-import";

const NONE: Mapping = { hasHeader: false, columns: [] };

/** What was understood of a file, to be set right, and what can be made of it. */
export function CheckFile({ file, onBack }: { file: ReadableFile; onBack: () => void }) {
  const t = useTranslations("import");
  const isTable = file.kind === "table";
  const [mapping, setMapping] = useState(isTable ? file.guess : NONE);
  const [duplicates, setDuplicates] = useState<DuplicateRule>("skip");
  const [analyse, setAnalyse] = useState(false);
  const complete = !isTable || isComplete(mapping);
  const { rows, checked } = useChecked(file, mapping);
  const matches = useMatches(checked);
  const { send, sent } = useSendImport();
  const good = checked?.good.length ?? 0;
  return (
    <div className="grid gap-8">
      <FileLine file={file} rows={rows.length} onBack={onBack} />
      {isTable && <Columns file={file} mapping={mapping} onChange={setMapping} />}
      {complete && <CheckedRows checked={checked} />}
      {complete && checked !== undefined && (
        <Duplicates {...{ checked, matches, rule: duplicates }} onChoose={setDuplicates} />
      )}
      <Checkbox
        label={t("analyse.label")}
        hint={t("analyse.hint")}
        checked={analyse}
        onChange={({ target }) => setAnalyse(target.checked)}
        className="max-w-form"
      />
      {send.isError && (
        <Notice tone="danger" title={t("notSent")}>
          {problemOf(send.error).message} {t("notSentWhy")}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="large"
          pending={send.isPending}
          disabled={!complete || good === 0}
          onClick={() => send.mutate({ source: file.source, rows, duplicates, analyse })}
        >
          {send.isPending ? t("sending", { percent: sent }) : t("start", { count: good })}
        </Button>
        <Button variant="quiet" size="large" onClick={onBack}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
