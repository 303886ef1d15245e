import { EmptyState } from "@/ui/empty-state";
import { CreateWebhookDialog } from "./create-webhook-dialog";
import { LetterDrawing } from "./drawing";

export function NoWebhooks() {
  return (
    <EmptyState drawing={<LetterDrawing />} title="Other systems hear of changes here" action={<CreateWebhookDialog />}>
      A webhook is an address that Marque sends a signed message to whenever a brand is created, changed or removed, so
      that nobody has to ask.
    </EmptyState>
  );
}
