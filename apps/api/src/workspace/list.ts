import type { WorkspaceEntry } from "@marque/schema";
import type { Act } from "../action/action";

/** The workspaces that one is a member of, by name. */
export async function listWorkspaces({ actor, database }: Act<"person">): Promise<WorkspaceEntry[]> {
  const rows = await database.member.findMany({
    where: { userId: actor.userId },
    select: { role: true, workspace: { select: { id: true, name: true } } },
    orderBy: [{ workspace: { name: "asc" } }, { workspaceId: "asc" }],
  });
  return rows.map(({ role, workspace }) => ({ ...workspace, role }));
}
