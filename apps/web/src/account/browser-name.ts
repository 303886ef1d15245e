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

/** `Firefox on Linux`, of a `User-Agent` header. */
export function browserName(agent: string | null): string {
  const named = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, mark]) => mark.test(agent ?? ""))?.[0];
  const browser = named(BROWSERS) ?? "A browser";
  const system = named(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
