import type { BrandImport } from "@marque/schema";
import type { Act } from "../action/action";
import { importNotFound } from "./row";

interface HeldImport {
  state: BrandImport["state"];
  rows: number;
  bytes: number;
}

/**
 * An import that nobody else changes until the transaction ends.
 * @throws {CallerError} `notFound`: no such import in this workspace.
 */
export async function holdImport({ database, actor }: Act, id: string): Promise<HeldImport> {
  const [held] = await database.$queryRaw<HeldImport[]>`
    SELECT state::text, rows, bytes FROM "BrandImport"
    WHERE id = ${id}::uuid AND "workspaceId" = ${actor.workspaceId}::uuid FOR UPDATE`;
  if (held === undefined) throw importNotFound();
  return held;
}
