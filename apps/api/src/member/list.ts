import type { Member } from "@marque/schema";
import type { Act } from "../action/action";

/** Everybody in the workspace, by name. */
export async function listMembers({ actor, database }: Act): Promise<Member[]> {
  const rows = await database.member.findMany({
    where: { workspaceId: actor.workspaceId },
    select: { userId: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
    orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
  });
  return rows.map(({ userId, role, createdAt, user }) => ({
    userId,
    ...user,
    role,
    joinedAt: createdAt.toISOString(),
  }));
}
