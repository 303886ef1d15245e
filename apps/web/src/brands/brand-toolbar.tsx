"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { SelectField } from "@/ui/select-field";
import { BrandSearch } from "./brand-search";
import { ColumnMenu } from "./column-menu";
import { type ListView, SORTS, STATES } from "./list-address";
import { ViewsMenu } from "./views-menu";

interface BrandToolbarProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  onSearch: (q: string) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

const known = <T extends string>(among: readonly T[], written: string): T | undefined =>
  among.find((each) => each === written);

/** What narrows the list, orders it, and keeps it as a view. */
export function BrandToolbar({ view, onChange, onSearch, searchField }: BrandToolbarProps) {
  const t = useTranslations("brands");
  const { q, state, sort, columns } = view;
  const isOfRemoved = state === "removed";
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2 sm:gap-3">
      {!isOfRemoved && <BrandSearch q={q} onSearch={onSearch} field={searchField} />}
      <SelectField
        label={t("state")}
        labelHidden
        value={state}
        onChange={({ target }) => onChange({ state: known(STATES, target.value) ?? "all" })}
        className="w-36 max-sm:min-w-0 max-sm:flex-1"
      >
        {STATES.map((each) => (
          <option key={each} value={each}>
            {t(`states.${each}`)}
          </option>
        ))}
      </SelectField>
      {!isOfRemoved && (
        // Where there are no columns there are no headers to sort by.
        <SelectField
          label={t("sort")}
          labelHidden
          value={sort}
          onChange={({ target }) => onChange({ sort: known(SORTS, target.value) ?? "-createdAt" })}
          className="min-w-0 flex-1 sm:hidden"
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`sorts.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      <div className="ml-auto flex items-center gap-1">
        {!isOfRemoved && <ColumnMenu shown={columns} onChange={(chosen) => onChange({ columns: chosen })} />}
        <ViewsMenu view={view} />
      </div>
    </search>
  );
}
