"use client";

import type { ApiToken } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RotateForm } from "@/secrets/rotate-form";
import { SecretDialog } from "@/secrets/secret-dialog";
import { useTRPC } from "@/trpc/client";
import { Button } from "@/ui/button";
import { type MadeToken, TokenSecret } from "./token-secret";

/** Makes a new secret for a token, and shows it once. */
export function RotateToken({ token: { id, name } }: { token: ApiToken }) {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rotate = useMutation(trpc.token.rotate.mutationOptions());
  return (
    <SecretDialog<MadeToken>
      trigger={
        <Button size="small" aria-label={t("rotate.name", { token: name })}>
          {t("rotate.act")}
        </Button>
      }
      title={t("rotate.title", { token: name })}
      description={t("rotate.text")}
      form={(onMade) => (
        <RotateForm
          act={rotate}
          failed={t("rotate.failed")}
          onRotate={(overlapHours) => rotate.mutate({ id, overlapHours }, { onSuccess: onMade })}
        />
      )}
      shownTitle={t("secret.title")}
      shownDescription={() => t("secret.rotatedText")}
      shown={(made) => <TokenSecret made={made} />}
      onClosed={() => {
        rotate.reset();
        void queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() });
      }}
    />
  );
}
