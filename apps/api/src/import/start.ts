import type { BrandImport } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { getImport } from "./get";
import { holdImport } from "./hold";

/**
 * Has an import done in the background, once all of its rows are there. One that began stays as it is.
 * @throws {CallerError} `notFound`: no such import in this workspace; `conflict`: rows are missing.
 */
export async function startImport(act: Act, { id }: { id: string }): Promise<BrandImport> {
  const { database, audit } = act;
  const { state, rows } = await holdImport(act, id);
  if (state !== "open") return getImport(act, { id });
  const present = await database.brandImportRow.count({ where: { importId: id } });
  if (present < rows) throw new CallerError("conflict", `${present} of ${rows} rows have arrived.`);
  await database.brandImport.update({ where: { id }, data: { state: "running" }, select: { id: true } });
  const started = await getImport(act, { id });
  const { source, duplicates, analyse, counts } = started;
  await audit.record({ subject: id, after: { source, duplicates, analyse, rows, refused: counts.refused } });
  return started;
}
