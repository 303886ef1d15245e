import { readFileSync } from "node:fs";
import { z } from "zod";

/** How a page leads to the next address. */
export interface Step {
  /** `302 Location` is a redirect, `meta refresh` a page that moves on; anything else is something that a page links to. */
  via: string;
  /** As it is written there. */
  to: string;
}

/** An address, the world around it, and whether it may be read. */
export interface EgressCase {
  id: string;
  input: string;
  expected: "allowed" | "blocked";
  /** Which rule decides. */
  reason: string;
  /** Name → the lists of addresses that its look-ups answer, one after another, the last for ever; `*` is any name. */
  dns: Record<string, string[][]>;
  /** Where the addresses lead, each to the next. */
  chain: Step[];
  /** `pinned`: reading the page is safe too, as long as only the addresses of the first look-up are dialled. */
  alt_pass?: string | undefined;
}

const cases: z.ZodType<EgressCase[]> = z.array(
  z.object({
    id: z.string(),
    input: z.string(),
    expected: z.enum(["allowed", "blocked"]),
    reason: z.string(),
    dns: z.record(z.string(), z.array(z.array(z.string())).min(1)).default({}),
    chain: z.array(z.object({ via: z.string(), to: z.string() })).default([]),
    alt_pass: z.string().optional(),
  }),
);

/** @throws an error whose message says what is wrong with the file. */
export function readCases(file: string): EgressCase[] {
  const read = cases.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  throw new Error(`it is no list of cases:\n${z.prettifyError(read.error)}`);
}
