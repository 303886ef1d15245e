import { execute } from "./action/execute";
import type { Actions } from "./actions";
import type { ImportActs } from "./import/worker/acts";

/** The acts that an import does, out of all. */
export const createImportActs = ({ brand, analysis }: Actions): ImportActs => ({
  create: (run, call, input) => run(brand.create, call, input),
  update: (run, call, id, changes) => run(brand.update, call, { id, changes }),
  match: async (call, asked) => (await execute(brand.match, call, asked)).brands,
  analyse: (call, site) => execute(analysis.run, call, { site }),
});
