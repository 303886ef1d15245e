"use client";

import type { AuditFilter } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";

/** Spreadsheets take a file without it for their own code page. */
const BYTE_ORDER_MARK = "\ufeff";

function save(parts: string[]): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, ...parts], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "audit-log.csv";
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves what the filter shows, all of it, as a file: asked for in parts, and put together here. */
export function DownloadCsv({ filter }: { filter: AuditFilter }) {
  const t = useTranslations("audit.csv");
  const inWords = useProblemWords();
  const client = useTRPCClient();
  const announce = useAnnounce();
  const download = useMutation({
    mutationFn: async () => {
      const parts: string[] = [];
      let cursor: string | undefined;
      do {
        const { csv, nextCursor } = await client.audit.export.query({ ...filter, ...(cursor && { cursor }) });
        parts.push(csv);
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined);
      return parts;
    },
    onSuccess: (parts) => {
      save(parts);
      announce(t("saved"));
    },
    onError: (error) => announce(t("failed", { why: inWords(error) })),
  });
  return (
    <Button pending={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" />
      {t("download")}
    </Button>
  );
}
