import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";

export function OwnersOnly() {
  return (
    <>
      <PageHeader title="Team" />
      <EmptyState title="Owners manage the team">
        Who is in this workspace, and what they may do, is for its owners to say. Ask one of them.
      </EmptyState>
    </>
  );
}
