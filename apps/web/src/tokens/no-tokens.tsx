import { EmptyState } from "@/ui/empty-state";
import { CreateTokenDialog } from "./create-token-dialog";
import { KeyDrawing } from "./drawing";

export function NoTokens() {
  return (
    <EmptyState drawing={<KeyDrawing />} title="Programs get their keys here" action={<CreateTokenDialog />}>
      With a token, a script or another system adds brands and analyses websites as you do. Each token has a name, does
      only what you allow it, and can be revoked at any time.
    </EmptyState>
  );
}
