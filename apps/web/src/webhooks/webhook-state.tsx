import type { Webhook } from "@marque/schema";
import { useTranslations } from "next-intl";
import { Badge } from "@/ui/badge";

export function WebhookState({ webhook: { enabled, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.state");
  if (!enabled) return <Badge tone="neutral">{t("off")}</Badge>;
  return failingSince === null ? <Badge tone="success">{t("on")}</Badge> : <Badge tone="warning">{t("failing")}</Badge>;
}
