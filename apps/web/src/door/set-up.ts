"use server";

import { type Fault, setUpInput } from "@marque/schema";
import { problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";

export type SetUpOutcome =
  | { done: true; email: string }
  /** `link`: the key was used, has expired or never was. */
  | { done: false; because: "link" | "fields" | "other"; message: string; faults: Fault[] };

/**
 * Makes the owner and the first workspace, with the key of the set-up link. The caller is the browser, so what came is
 * checked here again, by the API.
 */
export async function setUp(written: unknown): Promise<SetUpOutcome> {
  const input = setUpInput.safeParse(written);
  if (!input.success)
    return { done: false, because: "other", message: "Fill in every field, then try again.", faults: [] };
  try {
    const { email } = await apiAs("web").member.setUp.mutate(input.data);
    return { done: true, email };
  } catch (error) {
    const { status, message, faults } = problemOf(error);
    const because = status === 403 ? "link" : faults.length > 0 ? "fields" : "other";
    return { done: false, because, message, faults };
  }
}
