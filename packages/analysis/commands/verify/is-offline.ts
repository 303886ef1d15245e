import type { Verification } from "./verify-domains";

/** The atlas's domains are picked by hand: when so many are silent, it is this machine that hears nothing. */
const SILENT_SHARE = 0.5;

/** Whether a run says more of this machine's connection than of the sites. */
export function isOffline(found: readonly Verification[]): boolean {
  const silent = found.filter(({ record: { verdict } }) => verdict === "unanswered" || verdict === "dead").length;
  return silent > found.length * SILENT_SHARE;
}
