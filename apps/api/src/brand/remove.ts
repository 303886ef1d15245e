import type { Transaction } from "@marque/db";
import type { Actor } from "../identity/actor";
import { recordAudit } from "../record-audit";
import { getBrand } from "./get";
import { listCompetitors, listPrompts } from "./list-parts";

/** Deletes a brand with its competitors and prompts; the audit row keeps what it was. @throws {NotFoundError} no such brand in this workspace. */
export async function removeBrand(transaction: Transaction, actor: Actor, id: string): Promise<{ id: string }> {
  const before = {
    ...(await getBrand(transaction, actor, id)),
    competitors: (await listCompetitors(transaction, actor, id)).map((each) => ({ ...each })),
    prompts: (await listPrompts(transaction, actor, id)).map((each) => ({ ...each })),
  };
  await transaction.brand.deleteMany({ where: { workspaceId: actor.workspaceId, id } });
  await recordAudit(transaction, actor, { action: "brand.remove", subject: id, before });
  return { id };
}
