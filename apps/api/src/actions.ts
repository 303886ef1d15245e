import type { Contract } from "@marque/schema";
import { createAnalysisActions } from "./analysis/actions";
import { createBrandActions } from "./brand/actions";
import { marketActions } from "./market/actions";
import { memberActions } from "./member/actions";
import { tokenActions } from "./token/actions";

/** Everything that anybody can do. @param contract reads what callers write. */
export const createActions = (contract: Contract) => ({
  analysis: createAnalysisActions(contract),
  brand: createBrandActions(contract),
  market: marketActions,
  member: memberActions,
  token: tokenActions,
});
export type Actions = ReturnType<typeof createActions>;
