import type { Contract } from "@marque/schema";
import { createAnalysisActions } from "./analysis/actions";
import { auditActions } from "./audit/actions";
import { createBrandActions } from "./brand/actions";
import { createCompetitorActions } from "./brand/competitor/actions";
import { promptActions } from "./brand/prompt/actions";
import { suggestionActions } from "./brand/suggestion/actions";
import { draftActions } from "./draft/actions";
import { createImportActions } from "./import/actions";
import { marketActions } from "./market/actions";
import { memberActions } from "./member/actions";
import { sessionActions } from "./session/actions";
import { tokenActions } from "./token/actions";
import { viewActions } from "./view/actions";
import { webhookActions } from "./webhook/actions";
import { workspaceActions } from "./workspace/actions";

/** Everything that anybody can do. @param contract reads what callers write. */
export const createActions = (contract: Contract) => ({
  analysis: createAnalysisActions(contract),
  audit: auditActions,
  brand: createBrandActions(contract),
  competitor: createCompetitorActions(contract),
  import: createImportActions(contract),
  draft: draftActions,
  market: marketActions,
  member: memberActions,
  prompt: promptActions,
  session: sessionActions,
  suggestion: suggestionActions,
  token: tokenActions,
  view: viewActions,
  webhook: webhookActions,
  workspace: workspaceActions,
});
export type Actions = ReturnType<typeof createActions>;
