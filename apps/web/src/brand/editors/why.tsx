"use client";

import { type Evidence, parseUrl } from "@marque/schema";
import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Popover } from "@/ui/popover";
import { useEvidence } from "./evidence-context";

interface WhyProps {
  field: Evidence["field"];
  /** The value as it was suggested; `null` when a person wrote it. */
  suggestedAs: string | null;
  /** Within a list that arrow keys move in, Tab passes it by. */
  tabIndex?: -1 | undefined;
}

/** The quiet "why" beside a suggested value: where it came from, in the site's own words. */
export function Why({ field, suggestedAs, ...rest }: WhyProps) {
  const evidence = useEvidence(field, suggestedAs);
  return suggestedAs === null ? null : <WhyOf of={suggestedAs} evidence={evidence} {...rest} />;
}

interface WhyOfProps {
  /** What it explains, for screen readers. */
  of: string;
  evidence: readonly Evidence[];
  /** Within a list that arrow keys move in, Tab passes it by. */
  tabIndex?: -1 | undefined;
}

/** The same for reasons that are at hand: of several values that share them. */
export function WhyOf({ of, evidence, tabIndex }: WhyOfProps) {
  const t = useTranslations("brand.editors");
  if (evidence.length === 0) return null;
  return (
    <Popover
      label={t("whyOf", { name: of })}
      trigger={
        <button
          type="button"
          tabIndex={tabIndex}
          data-roving={tabIndex === undefined ? undefined : true}
          aria-label={t("whyOf", { name: of })}
          className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center rounded-control px-1 text-xs text-faint underline decoration-line decoration-1 underline-offset-3 transition-colors hover:text-ink hover:decoration-edge data-[state=open]:text-ink"
        >
          {t("why")}
        </button>
      }
    >
      <ul className="grid gap-3.5">
        {evidence.map((each) => (
          <li key={`${each.reason}\n${each.quote}\n${each.url}`}>
            <Reason evidence={each} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Reason({ evidence: { reason, quote, url } }: { evidence: Evidence }) {
  const t = useTranslations("common");
  return (
    <div className="grid gap-1.5">
      <p>{sentence(reason)}</p>
      {quote !== null && (
        <blockquote className="border-l-2 border-line pl-3 font-serif text-name text-soft italic wrap-anywhere">
          {quote}
        </blockquote>
      )}
      {url !== null && isWebPage(url) && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 w-fit max-w-full items-center gap-1 text-faint underline decoration-line underline-offset-3 hover:text-ink"
        >
          <span className="truncate">{readable(url)}</span>
          <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">{t("opensInNewTab")}</span>
        </a>
      )}
    </div>
  );
}

/** Reasons begin small, as parts of a sentence do; a hostname that one begins with is written as hostnames are. */
const sentence = (reason: string): string =>
  /^\S+\.\S/.test(reason) ? reason : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;

/** An address that came from a page is not trusted to be one of a page. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url) && parseUrl(url) !== undefined;

/** `https://www.acme.com/about?x=1` → `acme.com/about`. */
function readable(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, "")}${pathname === "/" ? "" : pathname}`;
}
