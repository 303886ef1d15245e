import type { OpenedInvitation } from "@marque/schema";
import type { Act } from "../action/action";
import { openInvitation } from "./invitation";

/** What whoever holds an invitation's key may know of it. @throws {CallerError} `notFound` */
export async function readInvitation(
  { database, now }: Act<"web">,
  { key }: { key: string },
): Promise<OpenedInvitation> {
  const { workspaceId, email, role } = await openInvitation(database, key, now);
  const { name } = await database.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { name: true } });
  const user = await database.user.findUnique({ where: { email }, select: { passwordHash: true } });
  const account = user === null ? "none" : user.passwordHash === null ? "provider" : "password";
  return { workspace: name, email, role, account };
}
