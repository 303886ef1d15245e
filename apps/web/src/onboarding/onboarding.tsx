"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useContract } from "@/contract";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Spinner } from "@/ui/spinner";
import { NewBrand } from "./new-brand";
import { type BegunBrand, beginBrand, restoreBrand } from "./unfinished/begun-brand";
import { newId } from "./unfinished/new-id";
import { unstash } from "./unfinished/stash";
import { UnfinishedBrands } from "./unfinished/unfinished-brands";
import { WebsiteForm } from "./website/website-form";

const START = "/brands/new";

/**
 * Adding a brand: first its website, then everything that can be known of it. Each that is begun has an address of its
 * own, so that Back, Forward and a reload lead where one was.
 */
export function Onboarding() {
  const { privateHosts } = useContract();
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  const id = useSearchParams().get("draft");
  /** Begun or left on this page: newer than what the server has. */
  const here = useRef(new Map<string, BegunBrand>());
  const [round, setRound] = useState(0);

  const begin = (website: string | null) => {
    const begun = beginBrand(website, privateHosts);
    here.current.set(begun.id, begun);
    window.history.pushState(null, "", `${START}?draft=${begun.id}`);
  };
  const onLeave = useCallback((left: BegunBrand) => void here.current.set(left.id, left), []);
  const onForgotten = useCallback((forgotten: string) => void here.current.delete(forgotten), []);
  const toStart = () => window.history.pushState(null, "", START);
  const takeTheirs = async (theirs: string) => {
    await queryClient.invalidateQueries(trpc.draft.get.queryFilter({ id: theirs }));
    here.current.delete(theirs);
    setRound((before) => before + 1);
  };
  if (id === null)
    return (
      <WebsiteForm onAnalyse={begin} onByHand={() => begin(null)}>
        <UnfinishedBrands onContinue={(draft) => window.history.pushState(null, "", `${START}?draft=${draft}`)} />
      </WebsiteForm>
    );
  const ways = { onLeave, onForgotten, onStart: toStart, onTakeTheirs: () => takeTheirs(id) };
  // A brand, and what is taken of it from another tab, is a page of its own.
  const key = `${id} ${round}`;
  const known = here.current.get(id);
  if (known !== undefined) return <NewBrand key={key} begun={known} {...ways} />;
  return <KeptBrand key={key} id={id} {...ways} />;
}

interface Ways {
  onLeave: (left: BegunBrand) => void;
  onForgotten: (id: string) => void;
  onStart: () => void;
  onTakeTheirs: () => void;
}

/** A brand that was left, by this tab or elsewhere. */
function KeptBrand({ id, ...ways }: { id: string } & Ways) {
  const t = useTranslations("onboarding.unfinished");
  const trpc = useTRPC();
  const [writer] = useState(newId);
  // `null` once it is known that this tab holds nothing newer.
  const [stashed, setStashed] = useState<BegunBrand | null>();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    setStashed(unstash(id) ?? null);
  }, [id]);
  const { data, error, refetch } = useQuery({
    ...trpc.draft.get.queryOptions({ id }),
    enabled: stashed === null,
    // It is read once: from then on what is here is newer.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (stashed != null) return <NewBrand begun={stashed} {...ways} />;
  if (data !== undefined)
    return <NewBrand begun={restoreBrand(data.content, { id, version: data.version, writer })} {...ways} />;
  if (error === null)
    return (
      <p role="status" className="flex items-center gap-2 py-8 text-soft">
        <Spinner /> {t("loading")}
      </p>
    );
  const isGone = problemOf(error).status === 404;
  return (
    <div className="mx-auto grid max-w-form gap-4 py-8">
      <Notice
        tone={isGone ? "info" : "danger"}
        title={isGone ? t("gone") : t("notLoaded")}
        action={
          <span className="flex gap-2">
            {!isGone && <Button onClick={() => refetch()}>{t("tryAgain")}</Button>}
            <Button onClick={ways.onStart}>{t("begin")}</Button>
          </span>
        }
      >
        {isGone ? t("goneHint") : problemOf(error).message}
      </Notice>
    </div>
  );
}
