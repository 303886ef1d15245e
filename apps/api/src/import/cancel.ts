import type { BrandImport } from "@marque/schema";
import type { Act } from "../action/action";
import { getImport } from "./get";
import { holdImport } from "./hold";

/**
 * Ends an import where it is: what was stored stays. One that has ended stays as it is.
 * @throws {CallerError} `notFound`: no such import in this workspace.
 */
export async function cancelImport(act: Act, { id }: { id: string }): Promise<BrandImport> {
  const { database, audit, now } = act;
  const { state } = await holdImport(act, id);
  if (state !== "open" && state !== "running") return getImport(act, { id });
  await database.brandImport.update({
    where: { id },
    data: { state: "cancelled", finishedAt: now, jobId: null },
    select: { id: true },
  });
  await audit.record({ subject: id, before: { state }, after: { state: "cancelled" } });
  return getImport(act, { id });
}
