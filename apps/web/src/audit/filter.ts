import type { AuditFilter } from "@marque/schema";

/** What of the log is shown, as it is written in the fields; `from` and `to` are days. */
export interface WrittenFilter {
  action: string;
  subject: string;
  /** The id of who acted. */
  actor: string;
  from: string;
  to: string;
}
export const FILTER_FIELDS = ["action", "subject", "actor", "from", "to"] as const satisfies (keyof WrittenFilter)[];

/** @param parameters of the page's address. */
export function readFilter(parameters: Readonly<Record<string, string | string[] | undefined>>): WrittenFilter {
  const value = (field: keyof WrittenFilter) => [parameters[field] ?? ""].flat()[0] ?? "";
  return {
    action: value("action"),
    subject: value("subject"),
    actor: value("actor"),
    from: value("from"),
    to: value("to"),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a day in the reader's own time zone, so many days on; `undefined` for what is no day. */
function startOf(day: string, daysOn = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysOn);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** What is asked of the API: days are from their start to their end, where the reader is. */
export function asked({ action, subject, actor, from, to }: WrittenFilter): AuditFilter {
  const after = startOf(from);
  const before = startOf(to, 1);
  return {
    ...(action.trim() !== "" && { action: action.trim() }),
    ...(subject.trim() !== "" && { subject: subject.trim() }),
    ...(actor !== "" && { actor }),
    ...(after !== undefined && { from: after }),
    ...(before !== undefined && { to: before }),
  };
}
