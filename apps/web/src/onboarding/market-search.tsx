"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTRPC } from "@/trpc/client";
import { Combobox } from "@/ui/combobox";

/** Shorter than a pause between words, longer than one between letters. */
const TYPING_MILLISECONDS = 120;
const MOST_FOUND = 20;

/** `business-software` → `Business software`. */
const inWords = (sector: string): string => sector.charAt(0).toUpperCase() + sector.slice(1).replaceAll("-", " ");

/** Every market that there is, searched by the words of its name or of what is sold there. */
export function MarketSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTranslations("onboarding.market");
  const trpc = useTRPC();
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData, isError } = useQuery(
    trpc.market.search.queryOptions({ q, limit: MOST_FOUND }, { placeholderData: keepPreviousData }),
  );
  const options = (data?.markets ?? []).map(({ id, name, sector }) => ({ id, label: name, aside: inWords(sector) }));
  return (
    <Combobox
      label={t("search")}
      placeholder={t("searchExample")}
      text={text}
      // As long as the contract takes.
      onText={(typed) => setText(typed.slice(0, 200))}
      options={options}
      settled={data !== undefined && !isPlaceholderData && q === text.trim()}
      nothing={t("nothing")}
      error={isError ? t("notLoaded") : undefined}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
