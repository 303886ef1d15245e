import { z } from "zod";
import { timestamp } from "./brand";
import { fault } from "./fault";
import { wholeNumber } from "./whole-number";

const filter = (max: number) => z.string().min(1).max(max);

const utc = z.iso.datetime();
const time = z.string().refine((value) => utc.safeParse(value).success, fault("time"));

/** Which rows of the audit log: all of these hold. */
export const auditFilter = z.strictObject({
  /** `brand.create` for example. */
  action: filter(100).optional(),
  /** The id of what was acted on. */
  subject: filter(200).optional(),
  /** The id of who acted, a person's or a token's. */
  actor: filter(200).optional(),
  /** From then on, and before then. */
  from: time.optional(),
  to: time.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** Which rows, newest first, from behind a cursor on. */
export const auditQuery = auditFilter.extend({
  limit: wholeNumber(1, 100).default(50),
  cursor: z.string().max(200).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** One act. */
export const auditEvent = z
  .strictObject({
    id: z.string(),
    at: timestamp,
    actor: z.strictObject({
      kind: z.enum(["user", "token", "system"]),
      id: z.string().nullable(),
      /** As they were called then, where it was known. */
      name: z.string().nullable(),
    }),
    action: z.string(),
    subject: z.string(),
    /** The IP address that the call came from, where there was one. */
    address: z.string().nullable(),
    requestId: z.string().nullable(),
    /** What is not as it was: before and after. `null` where there was nothing. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "AuditEvent" });
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditPage = z.strictObject({ events: z.array(auditEvent), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPage>;

export const auditExportQuery = auditFilter.extend({ cursor: z.string().max(200).optional() });
export type AuditExportQuery = z.output<typeof auditExportQuery>;

/** A part of the log as CSV (RFC 4180), to be put behind the part before; the first has the line of names. */
export const auditExportPart = z.strictObject({ csv: z.string(), nextCursor: z.string().nullable() });
export type AuditExportPart = z.infer<typeof auditExportPart>;
