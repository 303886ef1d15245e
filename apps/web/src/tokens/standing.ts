import type { ApiToken } from "@marque/schema";

/** Whether a token is still good. */
export type Standing = "active" | "expiresSoon" | "expired" | "revoked";

export function standing({ revokedAt, expiresAt, expiresSoon }: ApiToken, now: Date): Standing {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && new Date(expiresAt) <= now) return "expired";
  return expiresSoon ? "expiresSoon" : "active";
}
