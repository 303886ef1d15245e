// What a thread of the engine loads; see createEngine.
import { loadAtlas } from "@marque/atlas";
import { STAGES } from "../stages";
import { CALL_BUDGET_MILLISECONDS, FUNCTIONS } from "./functions";
import { serve } from "./serve";

export const { ready, call, conclude } = serve({
  functions: FUNCTIONS,
  callBudgetMilliseconds: CALL_BUDGET_MILLISECONDS,
  stages: STAGES,
  knowledge: { atlas: loadAtlas() },
});
