import type { Webhook } from "@marque/schema";
import { Badge } from "@/ui/badge";

export function WebhookState({ webhook: { enabled, failingSince } }: { webhook: Webhook }) {
  if (!enabled) return <Badge tone="neutral">Off</Badge>;
  return failingSince === null ? <Badge tone="success">On</Badge> : <Badge tone="warning">Failing</Badge>;
}
