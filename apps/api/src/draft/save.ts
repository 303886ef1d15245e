import { storableJson } from "@marque/db";
import type { DraftInput } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { own } from "./own";

/** Of one person in one workspace. When there are more, those that were left longest go. */
const MOST_DRAFTS = 50;

/**
 * Keeps a draft as it is now.
 * @throws {CallerError} `conflict` when another page saved it since.
 */
export async function saveDraft(
  { actor, database, now }: Act<"person">,
  { id, version, writer, content }: DraftInput,
): Promise<{ id: string; version: number; updatedAt: string }> {
  const { workspaceId, userId } = own(actor);
  // One statement: of two saves at once the second sees what the first wrote.
  const [saved] = await database.$queryRaw<{ version: number }[]>`
    INSERT INTO "Draft" AS draft ("workspaceId", "userId", "id", "kind", "content", "writer", "updatedAt")
    VALUES (${workspaceId}::uuid, ${userId}::uuid, ${id}::uuid, 'brand', ${storableJson(content)}::jsonb,
      ${writer}::uuid, ${now})
    ON CONFLICT ("workspaceId", "userId", "id") DO UPDATE
    SET "content" = excluded."content", "writer" = excluded."writer", "updatedAt" = excluded."updatedAt",
      "version" = draft."version" + 1
    WHERE ${version}::int IS NULL OR draft."version" = ${version}::int OR draft."writer" = excluded."writer"
    RETURNING "version"`;
  if (saved === undefined) throw new CallerError("conflict", "This brand was changed in another tab meanwhile.");
  await database.$executeRaw`
    DELETE FROM "Draft" WHERE "workspaceId" = ${workspaceId}::uuid AND "userId" = ${userId}::uuid AND "id" IN (
      SELECT "id" FROM "Draft" WHERE "workspaceId" = ${workspaceId}::uuid AND "userId" = ${userId}::uuid
      ORDER BY "updatedAt" DESC, "id" OFFSET ${MOST_DRAFTS})`;
  return { id, version: saved.version, updatedAt: now.toISOString() };
}
