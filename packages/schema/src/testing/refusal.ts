import type { z } from "zod";
import { faults } from "../fault";
import { describeFaults } from "../fault-words";

/** What a schema says against a value, as callers are told it; null when it takes it. */
export function refusal(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : describeFaults(faults(parsed.error));
}
