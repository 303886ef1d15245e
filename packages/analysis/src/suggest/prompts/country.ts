import type { PageReading } from "../../facts";
import type { Words } from "./words";

/** "in deutschland" for a site under .de, in the site's language; `undefined` when the address says no country. */
export function countryOf(readings: readonly PageReading[], { language }: Words): string | undefined {
  const url = readings[0]?.url;
  const suffix = url !== undefined && URL.canParse(url) ? new URL(url).hostname.split(".").at(-1) : undefined;
  return suffix === undefined ? undefined : language.countries[suffix];
}
