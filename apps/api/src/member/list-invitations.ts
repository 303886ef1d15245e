import type { Invitation } from "@marque/schema";
import type { Act } from "../action/action";
import { toInvitation } from "./invitation";

/** The invitations that nobody accepted yet, newest first; those that are too old as well, for a month. */
export async function listInvitations({ actor, database }: Act): Promise<Invitation[]> {
  const rows = await database.invitation.findMany({
    where: { workspaceId: actor.workspaceId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toInvitation);
}
