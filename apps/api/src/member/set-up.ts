import type { SetUpInput } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { hashPassword } from "../identity/password";

import { alone, holdsSetupKey, needsSetUp, useSetupKey } from "./setup-key";

/**
 * Makes the owner and the first workspace. A workspace that the first start made for its API token, and that nobody
 * owns yet, becomes the owner's, under the name given: what was written with that token is not lost.
 * @throws {CallerError} `forbidden`: the key is unknown, used or expired, or somebody was faster.
 */
export async function setUp(
  { database, now, audit }: Act<"web">,
  { password, key, ...input }: SetUpInput,
): Promise<{ email: string }> {
  // Without a good key nobody makes this process hash passwords.
  if (!(await holdsSetupKey(database, key, now))) throw usedUp();
  const passwordHash = await hashPassword(password);
  await alone(database);
  if (!(await useSetupKey(database, key, now)) || !(await needsSetUp(database))) throw usedUp();
  const ownerless = await database.workspace.findFirst({
    where: { members: { none: {} } },
    orderBy: { createdAt: "asc" },
  });
  const name = input.workspaceName;
  const workspace =
    ownerless === null
      ? await database.workspace.create({ data: { name, createdAt: now } })
      : await database.workspace.update({ where: { id: ownerless.id }, data: { name } });
  const user = await database.user.create({
    data: { email: input.email, name: input.name, passwordHash, createdAt: now },
  });
  await database.member.create({
    data: { workspaceId: workspace.id, userId: user.id, role: "owner", createdAt: now },
  });
  await audit.record({
    actor: { kind: "user", userId: user.id, workspaceId: workspace.id, role: "owner" },
    subject: workspace.id,
    after: { name, owner: user.email },
  });
  return { email: user.email };
}

const usedUp = () =>
  new CallerError("forbidden", "This set-up link is used up or too old. Run `npm run setup-link` for a new one.");
