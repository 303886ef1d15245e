import type { Act } from "../action/action";
import type { AuditEntry } from "../audit/trail";
import { type HeldBrand, nextUpdatedAt } from "./hold";

interface ItemChange extends Pick<AuditEntry, "before" | "after"> {
  part: "competitors" | "prompts";
  /** Whether anything is not as it was. */
  isChange?: boolean;
}

/**
 * Tells of a change of a brand's items: its `updatedAt` moves, the audit log has what changed, and webhooks hear of the
 * brand. Answers when it changed, as the brand shows it.
 */
export async function recordItemChange(
  act: Act,
  { key, brand }: HeldBrand,
  { part, isChange = true, before, after }: ItemChange,
): Promise<string> {
  const { database, audit, outbox } = act;
  const updatedAt = nextUpdatedAt(act, brand);
  await database.brand.update({ where: { workspaceId_id: key }, data: { updatedAt }, select: { id: true } });
  await audit.record({ subject: key.id, before, after });
  const changed = { ...brand, updatedAt: updatedAt.toISOString() };
  await outbox.record("brand.updated", { brand: changed, changed: isChange ? [part] : [] });
  return changed.updatedAt;
}
