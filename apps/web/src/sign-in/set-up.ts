"use server";

import { setUpInput } from "@marque/schema";
import { headers } from "next/headers";
import { browserOf } from "@/auth/browser";
import { apiAs } from "@/trpc/server";
import { type Outcome, refusalOf, UNFIT } from "./refusal";

/**
 * Makes the owner and the first workspace, with the key of the set-up link. The caller is the browser, so what came is
 * checked here again, by the API.
 */
export async function setUp(written: unknown): Promise<Outcome> {
  const input = setUpInput.safeParse(written);
  if (!input.success) return UNFIT;
  try {
    const { email } = await apiAs("web", browserOf(await headers())).member.setUp.mutate(input.data);
    return { done: true, email };
  } catch (error) {
    return refusalOf(error, 403);
  }
}
