"use client";

import { safeCell } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { saveCsv } from "@/ui/save-file";
import { useFaultLine } from "../fault-line";

/** Asked for at a time. */
const ROWS = 500;

/** Saves what became of every row, as a file whose rows can be laid beside those of the file that was imported. */
export function ResultFile({ id }: { id: string }) {
  const t = useTranslations("import");
  const client = useTRPCClient();
  const announce = useAnnounce();
  const faultLine = useFaultLine();
  const save = useMutation({
    mutationFn: async () => {
      const { default: Papa } = await import("papaparse");
      const line = (cells: readonly string[]) => `${Papa.unparse([cells.map(safeCell)])}\r\n`;
      const parts = [line([t("result.row"), t("result.name"), t("result.id"), t("result.outcome"), t("result.why")])];
      let cursor: string | undefined;
      do {
        const page = await client.import.rows.query({ id, limit: ROWS, ...(cursor === undefined ? {} : { cursor }) });
        for (const { number, name, brandId, outcome, faults } of page.rows) {
          const why =
            outcome === "failed" && faults.length === 0 ? t("rows.unexpected") : faults.map(faultLine).join("; ");
          parts.push(line([String(number), name ?? "", brandId ?? "", t(`result.${outcome}`), why]));
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      saveCsv(parts, t("result.file"));
    },
    onSuccess: () => announce(t("job.resultSaved")),
    onError: (error) => announce(`${t("job.resultFailed")} ${problemOf(error).message}`),
  });
  return (
    <Button pending={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      {t("job.result")}
    </Button>
  );
}
