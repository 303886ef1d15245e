"use client";

import { displayHostname } from "@marque/schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { brandHref } from "@/brand/address";
import { useTRPC } from "@/trpc/client";
import { PaletteEntry, PaletteGroup } from "./palette-entry";

const MOST = 8;
/** A search starts when the fingers rest. */
const REST_MILLISECONDS = 150;

/** The brands that fit what is typed, as the list of brands finds them. */
export function PaletteBrands({ text, onDone }: { text: string; onDone: () => void }) {
  const t = useTranslations("commands");
  const trpc = useTRPC();
  const router = useRouter();
  const q = useRested(text.trim());
  const found = useQuery({
    ...trpc.brand.list.queryOptions({ q, limit: MOST }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  if (text.trim() === "") return null;
  const brands = found.data?.brands ?? [];
  const isSearching = found.isFetching || q !== text.trim();
  if (brands.length === 0)
    return (
      <Command.Loading>
        <p role="status" className="px-2.5 py-2 text-soft">
          {found.isError ? t("searchFailed") : isSearching ? t("searching") : t("noBrand", { text: text.trim() })}
        </p>
      </Command.Loading>
    );
  return (
    <PaletteGroup heading={t("brands")}>
      {brands.map(({ id, name, domains: [domain] }) => (
        <PaletteEntry
          key={id}
          id={`brand ${id}`}
          aside={domain === undefined ? undefined : displayHostname(domain)}
          onSelect={() => {
            router.push(brandHref(id));
            onDone();
          }}
        >
          <span className="title text-name">{name}</span>
        </PaletteEntry>
      ))}
    </PaletteGroup>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
