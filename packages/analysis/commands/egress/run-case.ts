import { isIP } from "node:net";
import { createFetching, isPublicAddress, type PageOutcome } from "../../src/fetch";
import { systemWorld } from "../../src/system-world";
import type { ResolvedAddress, World } from "../../src/world";
import type { EgressCase } from "./read-cases";
import { playCase, type ScriptedSite } from "./scripted-site";

/** What became of a case. */
export interface Verdict {
  passed: boolean;
  /** `allowed`, or `blocked: ` and the rule, or what else went wrong. */
  got: string;
}

/** What sets of cases call a way that leads in a circle or has too many stations. */
const ENDLESS = ["redirect_loop", "too_many_redirects"];

/** Sends a case through the fetcher that analyses use, with its names and its sites in place of the world's. */
export async function runCase(each: EgressCase): Promise<Verdict> {
  await using site = await playCase(each);
  const lookups = new Map<string, string[]>();
  const world = systemWorld({ resolve: resolver(each, lookups) });
  const fetching = createFetching(world, { dial: site.dial });
  try {
    const { signal } = new AbortController();
    const fetcher = fetching.forAnalysis({ signal, deadlineAt: world.now() + world.deadlineMilliseconds });
    const outcome = await walk(each, site, (url) => fetcher.fetch(url));
    return judge(each, outcome, site.dialled, [...lookups.values()].flat());
  } finally {
    await fetching.close();
  }
}

/** Reads the first page, and as an analysis would, what it and the next ones link to. */
async function walk(
  { input, chain }: EgressCase,
  site: ScriptedSite,
  fetch: (url: string) => Promise<PageOutcome>,
): Promise<PageOutcome> {
  let outcome = await fetch(input);
  for (let steps = 0; steps < chain.length && outcome.ok; steps++) {
    const linked = site.linkedFrom(outcome.url);
    if (linked === undefined) break;
    outcome = await fetch(linked);
  }
  return outcome;
}

function judge(each: EgressCase, outcome: PageOutcome, dialled: readonly string[], pinned: readonly string[]): Verdict {
  const inside = dialled.find((address) => !isPublicAddress(address));
  if (inside !== undefined) return { passed: false, got: `dialled ${inside}` };
  if (outcome.ok) {
    const isPinned = each.alt_pass === "pinned" && dialled.every((address) => pinned.includes(address));
    return { passed: each.expected === "allowed" || isPinned, got: "allowed" };
  }
  const rules = outcome.reason === "redirects" ? ENDLESS : [outcome.refusal ?? ""];
  const passed = each.expected === "blocked" && rules.includes(each.reason);
  return { passed, got: outcome.refusal === undefined ? outcome.reason : `blocked: ${outcome.refusal}` };
}

/** @param first hears the addresses of each name's first look-up. */
function resolver({ dns }: EgressCase, first: Map<string, string[]>): World["resolve"] {
  const asked = new Map<string, number>();
  return async (hostname): Promise<ResolvedAddress[]> => {
    const answers = dns[hostname] ?? dns["*"];
    if (answers === undefined) throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
    const lookup = asked.get(hostname) ?? 0;
    asked.set(hostname, lookup + 1);
    const addresses = answers[Math.min(lookup, answers.length - 1)] ?? [];
    if (lookup === 0) first.set(hostname, addresses);
    return addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
  };
}
