import type { SavedView } from "@marque/schema";
import type { Act } from "../action/action";

/** The person's saved views in this workspace, in the order in which they were saved. */
export const listViews = ({ actor, database }: Act<"person">): Promise<SavedView[]> =>
  database.savedView.findMany({
    where: { workspaceId: actor.workspaceId, userId: actor.userId },
    orderBy: [{ createdAt: "asc" }, { name: "asc" }],
    select: { name: true, address: true },
  });
