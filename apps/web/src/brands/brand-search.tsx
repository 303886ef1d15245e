"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SelectField } from "@/ui/select-field";
import type { BrandFilter } from "./use-brand-filter";

/** Long enough that a word is typed to its end, short enough not to be felt. */
const TYPING_MILLISECONDS = 250;

interface BrandSearchProps {
  filter: BrandFilter;
  onChange: (change: Partial<BrandFilter>) => void;
}

/** Narrows the list while one types. */
export function BrandSearch({ filter, onChange }: BrandSearchProps) {
  const [written, setWritten] = useState(filter.q);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Somebody may have written into the page before its script was there to hear of it.
    const early = isFirst.current ? field.current?.value : undefined;
    isFirst.current = false;
    // Back, forward and "Show all brands" change the address; the field follows.
    setWritten(early === undefined || early === "" ? filter.q : early);
  }, [filter.q]);
  useEffect(() => {
    if (written.trim() === filter.q) return;
    const timer = setTimeout(() => onChange({ q: written.trim() }), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [written, filter.q, onChange]);
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <div className="relative min-w-40 flex-1 sm:max-w-80">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search brands"
          placeholder="Search by name or domain"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          // A row clicked while the last letters wait must not be left again when they take effect.
          onBlur={() => written.trim() !== filter.q && onChange({ q: written.trim() })}
          className="control min-h-9 py-1.5 pr-3 pl-9"
        />
      </div>
      <SelectField
        label="State"
        labelHidden
        value={filter.state}
        onChange={({ target: { value } }) =>
          onChange({ state: value === "enabled" || value === "disabled" ? value : "all" })
        }
        className="w-36"
      >
        <option value="all">All states</option>
        <option value="enabled">Enabled</option>
        <option value="disabled">Disabled</option>
      </SelectField>
    </search>
  );
}
