import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { LedgerDrawing } from "./drawing";

export function OwnersOnly() {
  return (
    <>
      <PageHeader title="Audit log" />
      <EmptyState drawing={<LedgerDrawing />} title="Owners read the audit log">
        It tells who changed what in this workspace, and from where.
      </EmptyState>
    </>
  );
}
