import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/** Removes a view. @throws {CallerError} `notFound`: the person has none of that name here. */
export async function removeView({ actor, database }: Act<"person">, { name }: { name: string }): Promise<void> {
  const { workspaceId, userId } = actor;
  const { count } = await database.savedView.deleteMany({ where: { workspaceId, userId, name } });
  if (count === 0) throw new CallerError("notFound", `There is no view "${name}".`);
}
