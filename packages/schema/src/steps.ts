/** The steps of an analysis, in their order. */
export const STEPS = ["fetch", "read", "identify", "competitors", "prompts"] as const;
