import type { AnalysisResult } from "@marque/schema";
import type { Act } from "../../action/action";
import { holdBrand, ofBrand } from "../hold";

/** Keeps what an analysis suggested for a brand, in place of what the one before did. @throws {CallerError} `notFound`. */
export async function recordAnalysis(act: Act, { id, result }: { id: string; result: AnalysisResult }) {
  const { database, audit, now } = act;
  const { key } = await holdBrand(act, { id });
  const kept = { at: now, result };
  await database.brandAnalysis.upsert({
    where: { workspaceId_brandId: ofBrand(key) },
    create: { ...ofBrand(key), ...kept },
    update: kept,
  });
  const { website, competitors, suggestedPrompts } = result;
  await audit.record({
    subject: id,
    after: { website, competitors: competitors.length, prompts: suggestedPrompts.length },
  });
  return { id, at: now.toISOString() };
}
