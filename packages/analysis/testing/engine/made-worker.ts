// What a thread loads in tests of the engine: stages that a page could wish for. The names of the site say which of them
// does what: `identify-spins.com`, `place-throws.com`.
import { loadAtlas } from "@marque/atlas";
import { serve } from "../../src/engine/serve";
import { type Findings, withClaims } from "../../src/findings";
import type { StageName } from "../../src/stages";

/** What goes wrong in a stage. */
const FAULTS: Readonly<Record<string, () => void>> = {
  spins: () => {
    for (;;);
  },
  /** Some 2^60 steps of backtracking. */
  matches: () => /^(a+)+$/.test(`${"a".repeat(60)}!`),
  throws: () => {
    throw new Error("made to fail");
  },
  exits: () => process.exit(1),
  eats: () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  },
};

/** A trivial stage takes less on the slowest of days. */
const BUDGET_MILLISECONDS = 500;
/** Longer than any test: a stage that only a deadline ends. */
const NO_BUDGET_MILLISECONDS = 3_600_000;

const stage = (name: StageName, budgetMilliseconds = BUDGET_MILLISECONDS) => ({
  name,
  budgetMilliseconds,
  run: (findings: Findings): Findings => {
    const [asked, fault] = findings.request.website.hostname.split(".")[0]?.split("-") ?? [];
    if (asked === name || asked === "all") FAULTS[fault ?? ""]?.();
    const reason = { code: "name.given", params: {} } as const;
    return withClaims(findings, [{ field: "aliases", value: name, maker: "site", reason, seen: [], weight: 1 }]);
  },
});

export const { ready, call, conclude } = serve({
  functions: { readPage: ({ text }: { text: string }) => FAULTS[text]?.() ?? text, readManifest: () => [] },
  callBudgetMilliseconds: BUDGET_MILLISECONDS,
  stages: [
    stage("identify"),
    stage("locate"),
    stage("place"),
    stage("competitors", NO_BUDGET_MILLISECONDS),
    stage("prompts"),
  ],
  knowledge: { atlas: loadAtlas() },
});
