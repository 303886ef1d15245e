import type { Transaction } from "@marque/db";
import type { SetUpInput } from "@marque/schema";
import { ForbiddenError } from "../errors";
import { recordAudit } from "../record-audit";
import { needsSetUp, useSetupKey } from "./setup-key";

/**
 * Makes the owner and the first workspace. A workspace that the first start made for its API token, and that nobody
 * owns yet, becomes the owner's, under the name given: what was written with that token is not lost.
 * @param passwordHash argon2id, made before the transaction begins: it takes a while.
 * @throws {ForbiddenError} the key is unknown, used or expired, or somebody was faster.
 */
export async function setUp(
  transaction: Transaction,
  input: Omit<SetUpInput, "password">,
  passwordHash: string,
  now: Date,
): Promise<{ email: string }> {
  if (!(await useSetupKey(transaction, input.key, now)) || !(await needsSetUp(transaction)))
    throw new ForbiddenError("This set-up link is used up or too old. Run `npm run setup-link` for a new one.");
  const ownerless = await transaction.workspace.findFirst({
    where: { members: { none: {} } },
    orderBy: { createdAt: "asc" },
  });
  const name = input.workspaceName;
  const workspace =
    ownerless === null
      ? await transaction.workspace.create({ data: { name, createdAt: now } })
      : await transaction.workspace.update({ where: { id: ownerless.id }, data: { name } });
  const user = await transaction.user.create({
    data: { email: input.email, name: input.name, passwordHash, createdAt: now },
  });
  await transaction.member.create({
    data: { workspaceId: workspace.id, userId: user.id, role: "owner", createdAt: now },
  });
  await recordAudit(
    transaction,
    { kind: "user", userId: user.id, workspaceId: workspace.id, role: "owner" },
    { action: "workspace.set-up", subject: workspace.id, after: { name, owner: user.email } },
  );
  return { email: user.email };
}
