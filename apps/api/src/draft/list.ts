import type { DraftEntry } from "@marque/schema";
import type { Act } from "../action/action";

/** A person's drafts in this workspace, the one that was worked on last first. Their content stays where it is. */
export async function listDrafts({ actor, database }: Act<"person">): Promise<DraftEntry[]> {
  const rows = await database.$queryRaw<{ id: string; website: string | null; name: string; updatedAt: Date }[]>`
    SELECT "id"::text, "content" ->> 'website' AS website, coalesce("content" #>> '{name,value}', '') AS name, "updatedAt"
    FROM "Draft" WHERE "workspaceId" = ${actor.workspaceId}::uuid AND "userId" = ${actor.userId}::uuid
    ORDER BY "updatedAt" DESC, "id"`;
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
}
