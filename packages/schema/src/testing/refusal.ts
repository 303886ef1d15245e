import type { z } from "zod";
import { describeFaults, faults } from "../fault";

/** What a schema says against a value, as callers are told it; null when it takes it. */
export function refusal(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : describeFaults(faults(parsed.error));
}
