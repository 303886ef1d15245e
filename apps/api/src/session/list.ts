import type { SessionEntry } from "@marque/schema";
import type { Act } from "../action/action";
import { staleSince } from "../identity/session-lifetime";

/** Where one is signed in: this session first, then by when they were last seen. */
export async function listSessions({ actor, database, now }: Act<"person">): Promise<SessionEntry[]> {
  const { userId, sessionId } = actor;
  const rows = await database.session.findMany({
    where: { userId, endedAt: null, lastSeenAt: { gt: staleSince(now) } },
    include: { member: { select: { workspace: { select: { name: true } } } } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
  const entries = rows.map(({ id, createdAt, lastSeenAt, address, agent, member }) => ({
    id,
    workspace: member?.workspace.name ?? null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    address,
    agent,
    isCurrent: id === sessionId,
  }));
  return [...entries.filter(({ isCurrent }) => isCurrent), ...entries.filter(({ isCurrent }) => !isCurrent)];
}
