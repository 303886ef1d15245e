"use client";

import type { Session } from "@marque/schema";
import { useSyncExternalStore } from "react";
import { useSignInGate } from "@/trpc/provider";
import { lazyPart } from "@/ui/lazy-part";

const part = lazyPart(() => import("./session-ended-dialog"));

/** Asks to sign in again, in place, while calls wait for a session: what was typed stays where it is. */
export function SessionEnded({ session }: { session: Session }) {
  const gate = useSignInGate();
  const isWaiting = useSyncExternalStore(gate.subscribe, gate.isWaiting, () => false);
  const loaded = part.usePart(isWaiting);
  return isWaiting && loaded !== undefined ? <loaded.SessionEndedDialog session={session} gate={gate} /> : null;
}
