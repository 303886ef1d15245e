import type { analysisAnswer, Brand } from "@marque/schema";
import type { z } from "zod";
import type { Call } from "../../action/action";
import type { RunAct } from "../../action/execute";

export type MatchedBrand = Pick<Brand, "id" | "name" | "domains">;

/** What of other domains an import does: the acts that people and programs do one by one. Each reads its input itself. */
export interface ImportActs {
  create(run: RunAct, call: Call, brand: unknown): Promise<Brand>;
  update(run: RunAct, call: Call, id: string, changes: unknown): Promise<Brand>;
  match(call: Call, asked: { ids: readonly string[]; websites: readonly string[] }): Promise<readonly MatchedBrand[]>;
  analyse(call: Call, site: { website: string; brandName?: string }): Promise<z.output<typeof analysisAnswer>>;
}
