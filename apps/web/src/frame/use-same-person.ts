"use client";

import type { Session } from "@marque/schema";
import { useCallback } from "react";
import { useTRPCClient } from "@/trpc/client";
import { UNGATED } from "@/trpc/sign-in-link";

const ASKED_BESIDE_THE_GATE = { context: { [UNGATED]: true } };

/**
 * Looks who is signed in now. Whoever it was before goes on, in the workspace that they were in; for somebody else the
 * page is loaded anew, as nothing on it is theirs.
 *
 * @returns whether the person of before is signed in.
 */
export function useSamePerson({ userId, workspace }: Session): () => Promise<boolean> {
  const client = useTRPCClient();
  return useCallback(async () => {
    const now = await client.member.me.query(undefined, ASKED_BESIDE_THE_GATE);
    if (now.userId !== userId) {
      window.location.reload();
      return false;
    }
    if (now.workspace.id !== workspace.id)
      await client.workspace.switch.mutate({ id: workspace.id }, ASKED_BESIDE_THE_GATE);
    return true;
  }, [client, userId, workspace.id]);
}
