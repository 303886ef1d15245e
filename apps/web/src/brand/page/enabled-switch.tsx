"use client";

import type { Brand } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Switch } from "@/ui/switch";
import { inWords, isUncertain } from "../in-words";

/** Enables and disables the brand at once. */
export function EnabledSwitch({ brand: { id, name, enabled } }: { brand: Brand }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const update = useMutation(
    trpc.brand.update.mutationOptions({
      onSuccess: async (changed) => {
        queryClient.setQueryData(trpc.brand.get.queryKey({ id }), changed);
        announce(`${changed.name} is ${changed.enabled ? "enabled" : "disabled"}`);
        await queryClient.invalidateQueries(trpc.brand.list.pathFilter());
      },
      onError: async (error) => {
        const problem = problemOf(error);
        announce(`${name} ${isUncertain(problem) ? "may not have been" : "was not"} changed. ${inWords(problem)}`);
        // Shows what is stored, whatever the answer would have been.
        if (isUncertain(problem)) await queryClient.invalidateQueries(trpc.brand.pathFilter());
      },
    }),
  );
  // While it is on its way the switch stands where it was moved to; a refusal moves it back.
  const shown = update.isPending ? (update.variables.changes.enabled ?? enabled) : enabled;
  return (
    <div className="flex min-h-9 items-center gap-2.5 text-soft">
      <span aria-hidden="true">Enabled</span>
      <Switch
        label={`${name} enabled`}
        checked={shown}
        onCheckedChange={(checked) => update.mutate({ id, changes: { enabled: checked } })}
      />
    </div>
  );
}
