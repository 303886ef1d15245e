"use server";

import { passwordReset } from "@marque/schema";
import { headers } from "next/headers";
import { browserOf } from "@/auth/browser";
import { apiAs } from "@/trpc/server";
import { type Outcome, refusalOf, UNFIT } from "./refusal";

/** Sets a new password, with the key of a reset link. */
export async function resetPassword(written: unknown): Promise<Outcome> {
  const input = passwordReset.safeParse(written);
  if (!input.success) return UNFIT;
  try {
    const { email } = await apiAs("web", browserOf(await headers())).member.resetPassword.mutate(input.data);
    return { done: true, email };
  } catch (error) {
    return refusalOf(error, 404);
  }
}
