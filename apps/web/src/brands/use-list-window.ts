"use client";

import { defaultRangeExtractor, observeWindowOffset, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useMedia } from "@/ui/use-media";
import { focusedRow } from "./focus-row";

/** As the rows' classes have it. */
const ROW = 44;
const PHONE_ROW = 60;
const PHONE = "(max-width: 559.98px)";
/** Drawn beyond the window's edges, so that a turn of the wheel meets no empty space. */
const BEYOND = 6;
/** What is behind the last row is asked for when so many are left: two windows' worth. */
const BEFORE_END = 40;
/** A window as the server imagines it. */
const IMAGINED = { width: 1280, height: 900 };

interface ListWindow {
  count: number;
  table: RefObject<HTMLTableElement | null>;
  onEnd: () => void;
}

/** A row that is drawn, by its number, or the room of those that are not. */
export type Slot = { index: number } | { before: number; height: number };

/** Which rows are drawn: those in the window, and the one with the focus wherever it is. */
export function useListWindow({ count, table, onEnd }: ListWindow): Slot[] {
  const height = useMedia(PHONE) ? PHONE_ROW : ROW;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0];
      if (body !== undefined) setTop(body.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [table]);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: top,
    initialRect: IMAGINED,
    rangeExtractor: withFocusedRow,
    // The browser and the router know where the page was; this only follows. What the server drew is drawn first: a page
    // that is loaded again may have been scrolled before its scripts are there.
    initialOffset: 0,
    observeElementOffset: (instance, onOffset) => {
      onOffset(window.scrollY, false);
      return observeWindowOffset(instance, onOffset);
    },
    scrollToFn: () => {},
  });
  useEffect(() => {
    if (height > 0) virtual.measure();
  }, [virtual, height]);
  const indexes = virtual.getVirtualItems().map(({ index }) => index);
  const last = indexes.at(-1) ?? 0;
  useEffect(() => {
    if (count > 0 && last >= count - BEFORE_END) onEnd();
  }, [last, count, onEnd]);
  return slotsOf(indexes, count, height);
}

function withFocusedRow(range: Range): number[] {
  const rows = defaultRangeExtractor(range);
  const focused = focusedRow();
  return focused === undefined || focused >= range.count || rows.includes(focused)
    ? rows
    : [...rows, focused].sort((one, other) => one - other);
}

function slotsOf(indexes: readonly number[], count: number, height: number): Slot[] {
  const slots: Slot[] = [];
  let next = 0;
  for (const index of [...indexes, count]) {
    if (index > next) slots.push({ before: index, height: (index - next) * height });
    if (index < count) slots.push({ index });
    next = index + 1;
  }
  return slots;
}
