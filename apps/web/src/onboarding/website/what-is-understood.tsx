"use client";

import { displayHostname, type Website } from "@marque/schema";
import { skipToken, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { brandHref } from "@/brand/address";
import { useTRPC } from "@/trpc/client";
import type { UnderstoodWebsite } from "./understand-website";
import { useRefusal } from "./use-refusal";

interface WhatIsUnderstoodProps {
  understood: UnderstoodWebsite;
  /** The refusal stands at the field already. */
  said: boolean;
  /** Takes what is offered into the field. */
  onUse: (website: string) => void;
}

/** One line under the field: what will be analysed, or why that can't be, with what can be done instead. */
export function WhatIsUnderstood({ understood, said, onUse }: WhatIsUnderstoodProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center text-sm text-soft">
      {/* What is offered stands outside: a button in it would be read out as words. */}
      <p role="status" className="wrap-anywhere not-empty:mr-3">
        <Sentence understood={understood} said={said} />
      </p>
      <Offer understood={understood} onUse={onUse} />
    </div>
  );
}

function Sentence({ understood, said }: Pick<WhatIsUnderstoodProps, "understood" | "said">) {
  const t = useTranslations("onboarding.website");
  const refusal = useRefusal();
  const known = useKnownBrands(understood);
  const owner = useOwner(understood);
  if (understood.kind === "empty") return null;
  if (understood.kind !== "site") {
    const [brand] = known;
    if (brand !== undefined) return t("known", { name: brand.name });
    return said ? null : refusal(understood);
  }
  if (owner !== undefined) return t("owned", { name: owner.name });
  const { website } = understood;
  return website.path === "/" ? t("site", { site: shownSite(website) }) : t("part", { site: shownSite(website) });
}

const shownSite = ({ hostname, path }: Website): string => `${displayHostname(hostname)}${path === "/" ? "" : path}`;

function Offer({ understood, onUse }: Pick<WhatIsUnderstoodProps, "understood" | "onUse">) {
  const t = useTranslations("onboarding.website");
  const known = useKnownBrands(understood);
  const owner = useOwner(understood);
  const use = (domain: string) => (
    <button key={domain} type="button" className={ACT} onClick={() => onUse(displayHostname(domain))}>
      {t("use", { site: displayHostname(domain) })}
    </button>
  );
  if (owner !== undefined)
    return (
      <Link href={brandHref(owner.id)} className={ACT}>
        {t("open", { name: owner.name })}
      </Link>
    );
  if (understood.kind === "several")
    return (
      <Link href={`/import?websites=${encodeURIComponent(understood.domains.join(","))}`} className={ACT}>
        {t("import", { count: understood.domains.length })}
      </Link>
    );
  if (known.length > 0) return known.map(({ domain }) => use(domain));
  return "domain" in understood && understood.domain !== undefined ? use(understood.domain) : null;
}

const ACT = "min-h-6 font-medium text-ink underline decoration-edge underline-offset-3 hover:decoration-ink";

/** Brands that go by the name that was written. */
function useKnownBrands(understood: UnderstoodWebsite) {
  const trpc = useTRPC();
  const name = understood.kind === "name" && understood.name.length <= 200 ? understood.name : undefined;
  const { data } = useQuery(trpc.market.knownBrands.queryOptions(name === undefined ? skipToken : { name }));
  return name === undefined ? [] : (data?.brands ?? []);
}

/** So many brands are looked through: a domain may stand in the words of others as well. */
const MOST_LOOKED_AT = 20;

/** The brand of this workspace whose domain it is. A part of a site may be a brand of its own. */
function useOwner(understood: UnderstoodWebsite) {
  const trpc = useTRPC();
  const { hostname, path } = understood.kind === "site" ? understood.website : { hostname: undefined, path: "/" };
  const isWhole = hostname !== undefined && path === "/";
  const { data } = useQuery(trpc.brand.list.queryOptions(isWhole ? { q: hostname, limit: MOST_LOOKED_AT } : skipToken));
  return isWhole ? data?.brands.find(({ domains }) => domains.includes(hostname)) : undefined;
}
