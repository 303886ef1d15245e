import { analysisResult, type BrandSuggestions, dismissal } from "@marque/schema";
import type { Act } from "../../action/action";
import { getBrand } from "../get";
import { ofBrand } from "../hold";

/** What was suggested for a brand before, and what of it is not wanted. @throws {CallerError} `notFound`. */
export async function listSuggestions({ actor, database }: Act, { id }: { id: string }): Promise<BrandSuggestions> {
  const key = { workspaceId: actor.workspaceId, id };
  await getBrand(database, key);
  const [last, dismissed] = await Promise.all([
    database.brandAnalysis.findUnique({ where: { workspaceId_brandId: ofBrand(key) } }),
    database.dismissal.findMany({
      where: ofBrand(key),
      select: { field: true, change: true, value: true },
      orderBy: { at: "asc" },
    }),
  ]);
  // An analysis of a version before may have had another shape: then it tells nothing of what is gone.
  const result = analysisResult.safeParse(last?.result);
  return {
    last: last !== null && result.success ? { at: last.at.toISOString(), result: result.data } : null,
    dismissed: dismissed.map((each) => dismissal.parse(each)),
  };
}
