"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
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
      label="Search all markets"
      placeholder="Bakeries, CRM, trail running shoes…"
      text={text}
      // As long as the contract takes.
      onText={(typed) => setText(typed.slice(0, 200))}
      options={options}
      settled={data !== undefined && !isPlaceholderData && q === text.trim()}
      nothing="No market fits. Try another word, or say below what is sold."
      error={isError ? "The markets could not be loaded. Check the connection, then type again." : undefined}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
