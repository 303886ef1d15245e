"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC } from "@/trpc/client";
import { cursorBehind, type ListView, overviewQuery } from "./list-address";
import { brandsOf } from "./list-cache";

/** A list that somebody scrolled far down is not read again from its start for a mere glance at another window. */
const READ_AGAIN_PAGES = 5;

/** The brands of a view, as far as they are loaded, and more of them at the end. */
export function useBrandList(view: ListView) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.brand.overview.infiniteQueryOptions(overviewQuery(view), {
      getNextPageParam: cursorBehind,
      placeholderData: keepPreviousData,
      enabled: view.state !== "removed",
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= READ_AGAIN_PAGES,
    }),
  );
  const brands = useMemo(() => brandsOf(list.data), [list.data]);
  const [first] = list.data?.pages ?? [];
  return { ...list, brands, total: first?.total ?? 0, isTotalLeast: first?.isTotalLeast ?? false };
}
