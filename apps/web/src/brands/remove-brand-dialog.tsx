"use client";

import type { Brand } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { ConfirmDialog } from "@/ui/confirm-dialog";

interface RemoveBrandDialogProps {
  brand: Pick<Brand, "id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the brand is gone: leave its page. */
  onRemoved?: () => void;
}

/** Removes a brand with everything in it, once somebody said so twice. */
export function RemoveBrandDialog({ brand, open, onOpenChange, onRemoved }: RemoveBrandDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const remove = useMutation(
    trpc.brand.remove.mutationOptions({
      onSuccess: async () => {
        announce(`${brand.name} was removed`);
        onOpenChange(false);
        onRemoved?.();
        await queryClient.invalidateQueries({ queryKey: trpc.brand.list.pathKey() });
      },
    }),
  );
  return (
    <ConfirmDialog
      title={`Remove ${brand.name}?`}
      description="Its domains, aliases, competitors and prompts go with it, for everybody in this workspace. This can’t be undone."
      confirmLabel="Remove brand"
      open={open}
      onOpenChange={(next) => {
        remove.reset();
        onOpenChange(next);
      }}
      onConfirm={() => remove.mutate({ id: brand.id })}
      pending={remove.isPending}
      error={remove.isError ? `It was not removed. ${problemOf(remove.error).message}` : undefined}
    />
  );
}
