import type { Act } from "../action/action";

/** Who is to be signed in, as far as it was proven. */
export interface ProvenPerson {
  userId: string;
  /** `null` for who is in none. */
  workspaceId: string | null;
  /** The hash that their password was checked against; `null` when a provider vouches for who has none. */
  passwordHash: string | null;
  /** Their browser, as it names itself. */
  agent: string | undefined;
  /** What vouches for them; a provider may have been linked to the account just now. */
  by: "password" | "provider" | "provider, linked";
}

interface WorkspaceRow {
  workspaceId: string;
}

/** The workspace that a person was in last, a newly joined one before it; `undefined` for who is in none. */
export async function workspaceToEnter({ database }: Pick<Act, "database">, userId: string) {
  const [row] = await database.$queryRaw<WorkspaceRow[]>`
    SELECT m."workspaceId" FROM "Member" m
    LEFT JOIN "Session" s ON s."workspaceId" = m."workspaceId" AND s."userId" = m."userId"
    WHERE m."userId" = ${userId}::uuid
    GROUP BY m."workspaceId", m."createdAt"
    ORDER BY greatest(max(s."lastSeenAt"), m."createdAt") DESC, m."workspaceId"
    LIMIT 1`;
  return row?.workspaceId;
}

/**
 * Starts a session, with its audit row, in one statement. It takes the user's row for share: a change of the password at the
 * same time either comes first, and nothing is started, or comes behind, and ends what was started.
 * @returns its id; `undefined` when the password was changed, or the membership ended, since they were read.
 */
export async function startSession(
  { database, now, address, audit }: Pick<Act, "database" | "now" | "address" | "audit">,
  { userId, workspaceId, passwordHash, agent, by }: ProvenPerson,
): Promise<string | undefined> {
  if (workspaceId === null) return startInNoWorkspace({ database, now, address }, { userId, passwordHash, agent });
  const told = audit.statement({
    actor: { kind: "user", userId, workspaceId, role: "viewer" },
    subject: userId,
    after: { by },
  });
  const [started] = await database.$queryRaw<{ id: string }[]>`
    WITH started AS (
      INSERT INTO "Session" ("userId", "workspaceId", "createdAt", "lastSeenAt", address, agent)
      SELECT u.id, m."workspaceId", ${now}::timestamptz, ${now}::timestamptz, ${address ?? null}, ${agent ?? null}
      FROM "User" u JOIN "Member" m ON m."userId" = u.id
      WHERE u.id = ${userId}::uuid AND m."workspaceId" = ${workspaceId}::uuid
        AND u."passwordHash" IS NOT DISTINCT FROM ${passwordHash}
      FOR SHARE OF u FOR KEY SHARE OF m
      RETURNING id
    ), told AS (${told} FROM started)
    SELECT id FROM started`;
  return started?.id;
}

/** The same for who is in no workspace, whose log could tell of it. */
async function startInNoWorkspace(
  { database, now, address }: Pick<Act, "database" | "now" | "address">,
  { userId, passwordHash, agent }: Pick<ProvenPerson, "userId" | "passwordHash" | "agent">,
): Promise<string | undefined> {
  const [started] = await database.$queryRaw<{ id: string }[]>`
    INSERT INTO "Session" ("userId", "createdAt", "lastSeenAt", address, agent)
    SELECT u.id, ${now}::timestamptz, ${now}::timestamptz, ${address ?? null}, ${agent ?? null}
    FROM "User" u
    WHERE u.id = ${userId}::uuid AND u."passwordHash" IS NOT DISTINCT FROM ${passwordHash}
    FOR SHARE
    RETURNING id`;
  return started?.id;
}
