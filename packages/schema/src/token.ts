import { z } from "zod";
import { timestamp } from "./brand";
import { fault } from "./fault";
import { overlapHours } from "./rotation";
import { uniqueBy } from "./same-text";
import { SCOPES } from "./scopes";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

export const scope = z.enum(SCOPES);
export type Scope = z.infer<typeof scope>;

/** Days until a token expires; `null`: it does not. */
const expiresInDays = wholeNumber(1, 3650).nullish();

/** What a new token is made of; without `expiresInDays` it does not expire. */
export const tokenCreate = z.strictObject({
  name: text(100),
  scopes: z
    .array(scope)
    .refine((values) => values.length > 0, fault("choose"))
    .transform((values) => uniqueBy(values, (value) => value)),
  expiresInDays,
});
export type TokenCreate = z.output<typeof tokenCreate>;

/** A new secret for a token; without `expiresInDays` it expires when it would have. */
export const tokenRotation = z.strictObject({ id: z.uuid(), overlapHours, expiresInDays });
export type TokenRotation = z.output<typeof tokenRotation>;

/** A token as it is listed: never the secret itself. */
export const apiToken = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the secret, to tell tokens apart. */
  hint: z.string(),
  scopes: z.array(scope),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  /** Until when the secret before its last rotation works too; `null` when none does. */
  previousUntil: timestamp.nullable(),
  /** Whether it works now, and no longer in `SOON_DAYS` days. */
  expiresSoon: z.boolean(),
});
export type ApiToken = z.infer<typeof apiToken>;
