"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Long enough that a word is typed to its end, short enough not to be felt. */
const TYPING_MILLISECONDS = 200;

interface BrandSearchProps {
  q: string;
  onSearch: (q: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Narrows the list while one types. */
export function BrandSearch({ q, onSearch, field }: BrandSearchProps) {
  const t = useTranslations("brands");
  const [written, setWritten] = useState(q);
  const isFirst = useRef(true);
  useEffect(() => {
    // Somebody may have written into the page before its script was there to hear of it.
    const early = isFirst.current ? field.current?.value : undefined;
    isFirst.current = false;
    if (early !== undefined && early !== "") return setWritten(early);
    // Back, forward and "Show all brands" change the address; the field follows. What was sent from here is in it already,
    // with the space behind which one is about to type on.
    setWritten((before) => (before.trim() === q ? before : q));
  }, [q, field]);
  useEffect(() => {
    if (written.trim() === q) return;
    const timer = setTimeout(() => onSearch(written.trim()), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [written, q, onSearch]);
  return (
    <div className="relative min-w-40 flex-1 max-sm:min-w-full sm:max-w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint" />
      <input
        ref={field}
        type="search"
        aria-label={t("search")}
        aria-keyshortcuts="/"
        placeholder={t("searchHint")}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        // A row clicked while the last letters wait must not be left again when they take effect.
        onBlur={() => written.trim() !== q && onSearch(written.trim())}
        className="control min-h-9 py-1.5 pr-3 pl-9 max-sm:min-h-11"
      />
    </div>
  );
}
