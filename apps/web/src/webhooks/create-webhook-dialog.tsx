"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { lazyComponent } from "@/ui/lazy-component";
import { WebhookSecretDialog } from "./webhook-secret-dialog";

const CreateWebhookForm = lazyComponent(async () => (await import("./create-webhook-form")).CreateWebhookForm);

/** Asks where to and what of, then shows the secret. */
export function CreateWebhookDialog() {
  const t = useTranslations("webhooks.create");
  return (
    <WebhookSecretDialog
      trigger={<Button variant="primary">{t("act")}</Button>}
      title={t("title")}
      description={t("text")}
      form={(onMade) => <CreateWebhookForm onCreated={onMade} />}
    />
  );
}
