"use client";

import { useTranslations } from "next-intl";

/** Browsers by what only they say of themselves, and systems; the first that is found counts, as most claim to be others too. */
const BROWSERS = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Firefox", /\bFirefox\//],
  ["Chrome", /Chrom(?:e|ium)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** What a `User-Agent` header says of the browser and its system. */
export function browserOf(agent: string | null): { browser: string | undefined; system: string | undefined } {
  const named = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, mark]) => mark.test(agent ?? ""))?.[0];
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** The same in words: `Firefox on Linux`. */
export function useBrowserName(): (agent: string | null) => string {
  const t = useTranslations("account.sessionTable");
  return (agent) => {
    const { browser = t("aBrowser"), system } = browserOf(agent);
    return system === undefined ? browser : t("browserOnSystem", { browser, system });
  };
}
