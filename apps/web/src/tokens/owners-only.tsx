import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { KeyDrawing } from "./drawing";

export function OwnersOnly() {
  return (
    <>
      <PageHeader title="Tokens" />
      <EmptyState drawing={<KeyDrawing />} title="Owners manage the tokens">
        A token lets a program work in this workspace. Ask an owner to make one for you.
      </EmptyState>
    </>
  );
}
