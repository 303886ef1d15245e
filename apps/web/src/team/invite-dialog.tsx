"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SecretDialog } from "@/secrets/secret-dialog";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Copyable } from "@/ui/copyable";
import { lazyComponent } from "@/ui/lazy-component";
import type { Invited } from "./invite-form";

const InviteForm = lazyComponent(async () => (await import("./invite-form")).InviteForm);

/** Asks whom to invite, then shows their link. */
export function InviteDialog() {
  const t = useTranslations("team.invite");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <SecretDialog<Invited>
      trigger={<Button variant="primary">{t("act")}</Button>}
      title={t("act")}
      description={t("text")}
      form={(onMade) => <InviteForm onInvited={onMade} />}
      shownTitle={t("copyTitle")}
      shownDescription={({ email }) => t("copyText", { email })}
      shown={({ key }) => (
        <Copyable label={t("link")} text={`${window.location.origin}/join#key=${key}`} said={t("linkCopied")} />
      )}
      onClosed={() => void queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() })}
    />
  );
}
