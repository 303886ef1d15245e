"use server";

import { joinInput, linkKey, type OpenedInvitation } from "@marque/schema";
import { cookies, headers } from "next/headers";
import { browserOf } from "@/auth/browser";
import { signedIn } from "@/auth/cookie";
import { apiAs } from "@/trpc/server";
import { type Outcome, type Refusal, refusalOf, UNFIT } from "./refusal";

const asWeb = async () => apiAs("web", browserOf(await headers()));

/** What an invitation's key opens. */
export async function openInvitation(key: unknown): Promise<({ done: true } & OpenedInvitation) | Refusal> {
  const parsed = linkKey.safeParse(key);
  if (!parsed.success) return { ...UNFIT, because: "link" };
  try {
    return { done: true, ...(await (await asWeb()).member.readInvitation.mutate({ key: parsed.data })) };
  } catch (error) {
    return refusalOf(error, 404);
  }
}

/** Accepts an invitation for somebody new, or for somebody who proves their account by its password. */
export async function join(written: unknown): Promise<Outcome> {
  const input = joinInput.safeParse(written);
  if (!input.success) return UNFIT;
  try {
    return { done: true, ...(await (await asWeb()).member.join.mutate(input.data)) };
  } catch (error) {
    return refusalOf(error, 404);
  }
}

/** Accepts an invitation for whoever is signed in. */
export async function accept(key: unknown): Promise<{ done: true } | Refusal> {
  const parsed = linkKey.safeParse(key);
  const person = await signedIn(await cookies());
  if (!parsed.success || person === undefined) return UNFIT;
  try {
    await apiAs(person).member.acceptInvitation.mutate({ key: parsed.data });
    return { done: true };
  } catch (error) {
    return refusalOf(error, 404);
  }
}
