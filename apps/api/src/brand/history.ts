import type { BrandHistory, BrandHistoryQuery } from "@marque/schema";
import type { Act } from "../action/action";
import { findAuditEvents, positionOf } from "../audit/find";
import { encodeCursor } from "../cursor";
import { BRAND_CHANGES } from "./brand-acts";
import { getBrand } from "./get";

/**
 * What was changed of a brand and what is in it, newest first: the audit log of it, without what tells where somebody sat.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `validation`: a cursor that no page gave.
 */
export async function listBrandHistory(
  { actor: { workspaceId }, database }: Act,
  { id, after, cursor, limit }: BrandHistoryQuery,
): Promise<BrandHistory> {
  await getBrand(database, { workspaceId, id });
  const search = { workspaceId, subject: id, actions: BRAND_CHANGES, after, cursor };
  // One more than asked for tells whether another page follows.
  const found = await findAuditEvents(database, { ...search, take: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    events: page.map(({ id: event, at, action, before, after: changed, actor: { kind, name } }) => ({
      id: event,
      at,
      action,
      before,
      after: changed,
      actor: { kind, name },
    })),
    nextCursor: found.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null,
  };
}
