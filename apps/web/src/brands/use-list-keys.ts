"use client";

import { useTranslations } from "next-intl";
import { useShortcut } from "@/shortcuts/use-shortcut";

interface ListKeys {
  /** Goes to the row after the one that has the focus, or before. */
  move: (by: 1 | -1) => void;
  /** Selects the row that has the focus; with shift all up to it. */
  select: (isRange: boolean) => void;
  search: () => void;
}

const MOVES = { repeats: true, needsFocus: true };

/** `/` searches, `j` and `k` move from row to row, `x` selects. Enter opens, for a row's link has the focus. */
export function useListKeys({ move, select, search }: ListKeys): void {
  const t = useTranslations("brands.keys");
  useShortcut("/", t("search"), search);
  useShortcut("j", t("next"), () => move(1), MOVES);
  useShortcut("k", t("previous"), () => move(-1), MOVES);
  useShortcut("x", t("select"), (isRange = false) => select(isRange), { needsFocus: true });
}
