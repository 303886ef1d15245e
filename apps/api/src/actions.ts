import type { Contract } from "@marque/schema";
import { createAnalysisActions } from "./analysis/actions";
import { auditActions } from "./audit/actions";
import { createBrandActions } from "./brand/actions";
import { marketActions } from "./market/actions";
import { memberActions } from "./member/actions";
import { sessionActions } from "./session/actions";
import { tokenActions } from "./token/actions";
import { workspaceActions } from "./workspace/actions";

/** Everything that anybody can do. @param contract reads what callers write. */
export const createActions = (contract: Contract) => ({
  analysis: createAnalysisActions(contract),
  brand: createBrandActions(contract),
  audit: auditActions,
  market: marketActions,
  member: memberActions,
  session: sessionActions,
  token: tokenActions,
  workspace: workspaceActions,
});
export type Actions = ReturnType<typeof createActions>;
