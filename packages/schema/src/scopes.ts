/** What a token may do. */
export const SCOPES = ["brands:read", "brands:write", "analyze", "audit:read"] as const;
/** What it may unless somebody says otherwise: who reads the audit log reads who did what. */
export const DEFAULT_SCOPES = ["brands:read", "brands:write", "analyze"] as const satisfies (typeof SCOPES)[number][];

/** A token that expires within so many days does so soon. */
export const SOON_DAYS = 14;
