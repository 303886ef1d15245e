"use client";

import { type Evidence, parseUrl } from "@marque/schema";
import { ArrowUpRight } from "lucide-react";
import { Popover } from "@/ui/popover";
import { useEvidence } from "./evidence-context";

interface WhyProps {
  field: Evidence["field"];
  /** The value as it was suggested; `null` when a person wrote it. */
  suggestedAs: string | null;
}

/** The quiet "why" beside a suggested value: where it came from, in the site's own words. */
export function Why({ field, suggestedAs }: WhyProps) {
  const evidence = useEvidence(field, suggestedAs);
  if (suggestedAs === null || evidence.length === 0) return null;
  return (
    <Popover
      label={`Why ${suggestedAs}`}
      trigger={
        <button
          type="button"
          aria-label={`Why ${suggestedAs}`}
          className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center rounded-control px-1 text-xs text-faint underline decoration-line decoration-1 underline-offset-3 transition-colors hover:text-ink hover:decoration-edge data-[state=open]:text-ink"
        >
          why
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
  return (
    <div className="grid gap-1.5">
      <p className="first-letter:uppercase">{reason}</p>
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
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

/** An address that came from a page is not trusted to be one of a page. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url) && parseUrl(url) !== undefined;

/** `https://www.acme.com/about?x=1` → `acme.com/about`. */
function readable(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, "")}${pathname === "/" ? "" : pathname}`;
}
