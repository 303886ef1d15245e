import { z } from "zod";
import { timestamp } from "./brand";
import { text, uniqueBy } from "./text";

/** What a token may do. */
export const SCOPES = ["brands:read", "brands:write", "analyze"] as const;
export const scope = z.enum(SCOPES, { error: `must be one of ${SCOPES.join(", ")}` });
export type Scope = z.infer<typeof scope>;

/** What a new token is made of. */
export const tokenCreate = z.strictObject({
  name: text(100),
  scopes: z
    .array(scope)
    .min(1, "choose at least one")
    .transform((values) => uniqueBy(values, (value) => value)),
  /** Days until it expires; `null` or omitted: it does not. */
  expiresInDays: z
    .number()
    .int("must be a whole number")
    .min(1, "must be between 1 and 3650")
    .max(3650, "must be between 1 and 3650")
    .nullish(),
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
