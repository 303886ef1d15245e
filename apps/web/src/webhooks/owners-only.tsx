import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { LetterDrawing } from "./drawing";

export function OwnersOnly() {
  return (
    <>
      <PageHeader title="Webhooks" />
      <EmptyState drawing={<LetterDrawing />} title="Owners manage the webhooks">
        A webhook tells another system what happens to the brands here. Ask an owner to make one for you.
      </EmptyState>
    </>
  );
}
