import type { Call, CallOptions } from "./call.js";
import type { Competitor, CompetitorChanges, NewCompetitor, NewPrompt, Prompt, PromptChanges } from "./contract.js";

/** The operations on a brand's competitors and prompts one by one. `ifMatch` means the brand's `etag`. */
export interface ItemCalls {
  /** Behind the others. @throws {ConflictError} one of this name is there. */
  addCompetitor(id: string, competitor: NewCompetitor, options?: CallOptions): Promise<Competitor>;
  /** @throws {NotFoundError | ConflictError} */
  updateCompetitor(
    id: string,
    competitorId: string,
    changes: CompetitorChanges,
    options?: CallOptions,
  ): Promise<Competitor>;
  /** @throws {NotFoundError} */
  removeCompetitor(id: string, competitorId: string, options?: CallOptions): Promise<void>;
  /** Up to 500 behind the others, all or none. @throws {ConflictError} one of them is there. */
  addPrompts(id: string, prompts: NewPrompt[], options?: CallOptions): Promise<Prompt[]>;
  /** @throws {NotFoundError | ConflictError} */
  updatePrompt(id: string, promptId: string, changes: PromptChanges, options?: CallOptions): Promise<Prompt>;
  /** @throws {NotFoundError} */
  removePrompt(id: string, promptId: string, options?: CallOptions): Promise<void>;
}

export const itemCalls = (call: Call): ItemCalls => ({
  addCompetitor: async (id, body, options) =>
    (await call("POST", "/brands/{id}/competitors", { path: { id }, body, ...options })).body,
  updateCompetitor: async (id, competitorId, body, options) => {
    const path = { id, competitorId };
    return (await call("PATCH", "/brands/{id}/competitors/{competitorId}", { path, body, ...options })).body;
  },
  async removeCompetitor(id, competitorId, options) {
    await call("DELETE", "/brands/{id}/competitors/{competitorId}", { path: { id, competitorId }, ...options });
  },
  async addPrompts(id, prompts, options) {
    const { body } = await call("POST", "/brands/{id}/prompts", { path: { id }, body: { prompts }, ...options });
    // Asked for several, it answers with several.
    return "prompts" in body ? body.prompts : [body];
  },
  updatePrompt: async (id, promptId, body, options) => {
    const path = { id, promptId };
    return (await call("PATCH", "/brands/{id}/prompts/{promptId}", { path, body, ...options })).body;
  },
  async removePrompt(id, promptId, options) {
    await call("DELETE", "/brands/{id}/prompts/{promptId}", { path: { id, promptId }, ...options });
  },
});
