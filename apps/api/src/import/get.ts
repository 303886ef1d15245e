import type { BrandImport } from "@marque/schema";
import type { Act } from "../action/action";
import { IMPORT_COLUMNS, importNotFound, toImports } from "./row";

/** An import as it stands now. @throws {CallerError} `notFound`: no such import in this workspace. */
export async function getImport(
  { database, actor }: Pick<Act, "database" | "actor">,
  { id }: { id: string },
): Promise<BrandImport> {
  const where = { id, workspaceId: actor.workspaceId };
  const record = await database.brandImport.findFirst({ where, select: IMPORT_COLUMNS });
  const [found] = record === null ? [] : await toImports(database, [record]);
  if (found === undefined) throw importNotFound();
  return found;
}
