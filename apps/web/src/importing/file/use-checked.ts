"use client";

import type { ImportRowInput } from "@marque/schema";
import { useEffect, useMemo, useState } from "react";
import { useContract } from "@/contract";
import { type Checked, checkRows } from "../read/check";
import type { ReadableFile } from "../read/file";
import { rowsOf } from "../read/file";
import type { Mapping } from "../read/mapping";

/** The rows that a file makes, and what is wrong with them; `checked` is `undefined` while they are looked at. */
export function useChecked(
  file: ReadableFile,
  mapping: Mapping,
): { rows: ImportRowInput[]; checked: Checked | undefined } {
  const contract = useContract();
  const rows = useMemo(() => rowsOf(file, mapping, contract.privateHosts), [file, mapping, contract]);
  const [result, setResult] = useState<{ of: ImportRowInput[]; checked: Checked }>();
  useEffect(() => {
    const leaving = new AbortController();
    checkRows(rows, contract, leaving.signal).then(
      (checked) => setResult({ of: rows, checked }),
      () => {}, // another mapping is looked at by now
    );
    return () => leaving.abort();
  }, [rows, contract]);
  return { rows, checked: result?.of === rows ? result.checked : undefined };
}
