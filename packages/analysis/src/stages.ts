import { identify } from "./identify/identify";
import { locate } from "./locate/locate";
import { place } from "./place/place";
import type { Stage } from "./stage";
import { suggestCompetitors } from "./suggest/competitors/suggest";
import { suggestPrompts } from "./suggest/prompts/suggest";

export type StageName = "identify" | "locate" | "place" | "competitors" | "prompts";

/** The pure steps of an analysis, in their order. */
export type StageTable = readonly {
  name: StageName;
  /**
   * How much processor time it may take. Far more than the 100 ms that the worst page costs: other threads' time counts
   * as well, and some machines are fifteen times slower. What takes longer spins.
   */
  budgetMilliseconds: number;
  run: Stage;
}[];

/** Ends a stage that spins while there is time left for the others. */
const BUDGET_MILLISECONDS = 3000;

export const STAGES: StageTable = [
  { name: "identify", budgetMilliseconds: BUDGET_MILLISECONDS, run: identify },
  { name: "locate", budgetMilliseconds: BUDGET_MILLISECONDS, run: locate },
  { name: "place", budgetMilliseconds: BUDGET_MILLISECONDS, run: place },
  { name: "competitors", budgetMilliseconds: BUDGET_MILLISECONDS, run: suggestCompetitors },
  { name: "prompts", budgetMilliseconds: BUDGET_MILLISECONDS, run: suggestPrompts },
];
