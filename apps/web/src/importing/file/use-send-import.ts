"use client";

import { type DuplicateRule, type ImportRowInput, MOST_ROWS_SENT } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPCClient } from "@/trpc/client";

interface ImportToSend {
  source: string;
  rows: readonly ImportRowInput[];
  duplicates: DuplicateRule;
  analyse: boolean;
}

/** Characters of rows in a call, whose body may have 1 MiB. */
const MOST_CHARACTERS = 300_000;
/** Of a file's name. */
const LONGEST_SOURCE = 200;

/** Rows in the portions in which they are sent. */
export function portionsOf(rows: readonly ImportRowInput[]): ImportRowInput[][] {
  const portions: ImportRowInput[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = portions.at(-1);
    if (last === undefined || last.length === MOST_ROWS_SENT || characters + length > MOST_CHARACTERS) {
      portions.push([row]);
      characters = length;
    } else {
      last.push(row);
      characters += length;
    }
  }
  return portions;
}

/** Sends an import portion by portion, starts it, and goes to where it can be watched. `sent` is how much of it is there, 0 to 1. */
export function useSendImport() {
  const client = useTRPCClient();
  const router = useRouter();
  const [sent, setSent] = useState(0);
  const send = useMutation({
    mutationFn: async ({ source, rows, ...options }: ImportToSend) => {
      setSent(0);
      const name = source.slice(0, LONGEST_SOURCE);
      const { id } = await client.import.create.mutate({ source: name, ...options, rows: rows.length });
      for (const portion of portionsOf(rows)) {
        const { rows: arrived } = await client.import.addRows.mutate({ id, rows: portion });
        setSent(arrived / rows.length);
      }
      await client.import.start.mutate({ id });
      return id;
    },
    onSuccess: (id) => router.push(`/import/${id}`),
  });
  return { send, sent };
}
