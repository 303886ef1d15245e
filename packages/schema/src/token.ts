import { z } from "zod";
import { timestamp } from "./brand";
import { fault } from "./fault";
import { text, uniqueBy } from "./text";
import { wholeNumber } from "./whole-number";

/** What a token may do. */
export const SCOPES = ["brands:read", "brands:write", "analyze"] as const;
export const scope = z.enum(SCOPES);
export type Scope = z.infer<typeof scope>;

/** What a new token is made of. */
export const tokenCreate = z.strictObject({
  name: text(100),
  scopes: z
    .array(scope)
    .refine((values) => values.length > 0, fault("choose"))
    .transform((values) => uniqueBy(values, (value) => value)),
  /** Days until it expires; `null` or omitted: it does not. */
  expiresInDays: wholeNumber(1, 3650).nullish(),
});
export type TokenCreate = z.output<typeof tokenCreate>;

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
});
export type ApiToken = z.infer<typeof apiToken>;
