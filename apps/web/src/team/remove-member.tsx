"use client";

import type { Member } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { HOME } from "@/auth/callback-url";
import { useTRPC } from "@/trpc/client";
import { ConfirmButton } from "@/trpc/confirm-act";
import { useAnnounce } from "@/ui/announcer";

/** Takes somebody else off the workspace. */
export function RemoveMember({ member: { userId, name } }: { member: Member }) {
  const t = useTranslations("team.removeMember");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const remove = useMutation(
    trpc.member.remove.mutationOptions({
      onSuccess: () => {
        announce(t("removed", { name }));
        void queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() });
      },
    }),
  );
  return (
    <ConfirmButton
      label={t("act")}
      name={t("name", { name })}
      title={t("title", { name })}
      description={t("text")}
      confirmLabel={t("confirm")}
      act={remove}
      input={{ userId }}
      failed={t("failed")}
    />
  );
}

/** Leaves the workspace oneself. */
export function LeaveWorkspace() {
  const t = useTranslations("team.leave");
  const trpc = useTRPC();
  const leave = useMutation(trpc.member.leave.mutationOptions({ onSuccess: () => window.location.assign(HOME) }));
  return (
    <ConfirmButton
      label={t("act")}
      name={t("name")}
      title={t("title")}
      description={t("text")}
      confirmLabel={t("confirm")}
      act={leave}
      input={undefined}
      failed={t("failed")}
    />
  );
}
