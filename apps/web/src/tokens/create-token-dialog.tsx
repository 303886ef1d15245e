"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SecretDialog } from "@/secrets/secret-dialog";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { lazyComponent } from "@/ui/lazy-component";
import { type MadeToken, TokenSecret } from "./token-secret";

const CreateTokenForm = lazyComponent(async () => (await import("./create-token-form")).CreateTokenForm);

/** Asks what the token is for, then shows its secret. */
export function CreateTokenDialog() {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <SecretDialog<MadeToken>
      trigger={<Button variant="primary">{t("create.act")}</Button>}
      title={t("create.title")}
      description={t("create.text")}
      form={(onMade) => <CreateTokenForm onCreated={onMade} />}
      shownTitle={t("secret.title")}
      shownDescription={() => t("secret.text")}
      shown={(made) => <TokenSecret made={made} />}
      onClosed={() => void queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() })}
    />
  );
}
