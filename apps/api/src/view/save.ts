import { MOST_VIEWS, type SavedView } from "@marque/schema";
import type { Act } from "../action/action";
import { invalid } from "../caller-error";

/**
 * Saves a view; one of the same name is replaced.
 * @throws {CallerError} `validation`: there would be too many.
 */
export async function saveView({ actor, database, now }: Act<"person">, view: SavedView): Promise<SavedView> {
  const { workspaceId, userId } = actor;
  const key = { workspaceId, userId, name: view.name };
  const others = await database.savedView.count({ where: { workspaceId, userId, NOT: { name: view.name } } });
  if (others >= MOST_VIEWS)
    throw invalid([{ path: "name", code: "full", params: { count: MOST_VIEWS, present: others } }]);
  await database.savedView.upsert({
    where: { workspaceId_userId_name: key },
    create: { ...key, address: view.address, createdAt: now },
    update: { address: view.address },
  });
  return view;
}
