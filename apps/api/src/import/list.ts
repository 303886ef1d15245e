import type { BrandImport } from "@marque/schema";
import type { Act } from "../action/action";
import { IMPORT_COLUMNS, toImports } from "./row";

const MOST = 20;

/** The workspace's last imports, newest first. One whose rows never came is none. */
export async function listImports({ database, actor }: Act): Promise<BrandImport[]> {
  const records = await database.brandImport.findMany({
    where: { workspaceId: actor.workspaceId, state: { not: "open" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: IMPORT_COLUMNS,
    take: MOST,
  });
  return toImports(database, records);
}
