import type { ApiToken } from "@marque/schema";

/** Whether a token still opens the door. */
export type Standing = "active" | "expired" | "revoked";

export function standing({ revokedAt, expiresAt }: Pick<ApiToken, "revokedAt" | "expiresAt">, now: Date): Standing {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && new Date(expiresAt) <= now ? "expired" : "active";
}
