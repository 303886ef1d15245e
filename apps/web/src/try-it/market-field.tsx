"use client";

import type { Market } from "@marque/schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTRPC } from "@/trpc/client";
import { Combobox } from "@/ui/combobox";
import { IconButton } from "@/ui/icon-button";

/** Shorter than a pause between words, longer than one between letters. */
const TYPING_MILLISECONDS = 120;
const MOST_FOUND = 20;
/** As long as the contract takes. */
const LONGEST = 200;

interface MarketFieldProps {
  chosen: Pick<Market, "id" | "name"> | undefined;
  onChoose: (market: Pick<Market, "id" | "name"> | undefined) => void;
}

/** The market that a website is in, where somebody wants to say so. */
export function MarketField({ chosen, onChoose }: MarketFieldProps) {
  const t = useTranslations("tryIt.market");
  const trpc = useTRPC();
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData } = useQuery(
    trpc.market.search.queryOptions(
      { q, limit: MOST_FOUND },
      { placeholderData: keepPreviousData, enabled: chosen === undefined },
    ),
  );
  if (chosen !== undefined)
    return (
      <div className="grid content-start gap-1.5">
        <span className="text-sm font-medium">{t("label")}</span>
        <div className="flex min-h-9 items-center justify-between gap-2 rounded-control bg-sunk pr-0.5 pl-3">
          {chosen.name}
          <IconButton label={t("remove", { market: chosen.name })} onClick={() => onChoose(undefined)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    );
  return (
    <Combobox
      label={t("label")}
      optional
      placeholder={t("example")}
      text={text}
      onText={(typed) => setText(typed.slice(0, LONGEST))}
      options={(data?.markets ?? []).map(({ id, name }) => ({ id, label: name }))}
      settled={data !== undefined && !isPlaceholderData && q === text.trim()}
      nothing={t("nothing")}
      onChoose={({ id, label }) => {
        setText("");
        onChoose({ id, name: label });
      }}
    />
  );
}
