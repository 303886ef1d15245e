import type { AuditEvent, AuditExportPart, AuditExportQuery } from "@marque/schema";
import Papa from "papaparse";
import type { Act } from "../action/action";
import { encodeCursor } from "../cursor";
import { findAuditEvents, positionOf } from "./find";

const COLUMNS = [
  "at",
  "actor_kind",
  "actor_id",
  "actor_name",
  "address",
  "action",
  "subject",
  "before",
  "after",
  "request_id",
] as const;

/** A row of a brand's last state may hold hundreds of prompts: what is read at a time is bounded twice. */
const ROWS_A_READ = 50;
const MOST_CHARACTERS = 1_000_000;
/** What a spreadsheet takes for a formula (OWASP, CSV injection). papaparse's own pattern misses cells of several lines. */
const FORMULA = /^[=+\-@\t\r]/;
const LINE_END = "\r\n";

/**
 * The workspace's audit log as CSV (RFC 4180), newest first, in parts of some megabyte that are put behind each other. No cell
 * is a formula to a spreadsheet: what looks like one begins with an apostrophe.
 * @throws {CallerError} `validation`: a cursor that no part gave.
 */
export async function exportAudit({ actor, database }: Act, query: AuditExportQuery): Promise<AuditExportPart> {
  const lines = query.cursor === undefined ? [COLUMNS.join(",")] : [];
  let { cursor } = query;
  let characters = 0;
  for (;;) {
    const search = { ...query, cursor, workspaceId: actor.workspaceId, take: ROWS_A_READ };
    const found = await findAuditEvents(database, search);
    for (const event of found) {
      const line = lineOf(event);
      lines.push(line);
      characters += line.length;
      cursor = encodeCursor(positionOf(event));
      if (characters >= MOST_CHARACTERS) break;
    }
    const isLast = characters < MOST_CHARACTERS && found.length < ROWS_A_READ;
    if (isLast || characters >= MOST_CHARACTERS)
      return { csv: lines.map((line) => line + LINE_END).join(""), nextCursor: isLast ? null : (cursor ?? null) };
  }
}

function lineOf({ at, actor, address, action, subject, before, after, requestId }: AuditEvent): string {
  const json = (value: AuditEvent["before"]) => (value === null ? "" : JSON.stringify(value));
  const { kind, id, name } = actor;
  return Papa.unparse([[at, kind, id, name, address, action, subject, json(before), json(after), requestId]], {
    escapeFormulae: FORMULA,
  });
}
