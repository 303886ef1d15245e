-- Who it was in words, and from where, as it was known when they acted.
ALTER TABLE "AuditEvent" ADD COLUMN "actorName" TEXT, ADD COLUMN "address" TEXT;

-- The log is read newest first, from a cursor on: the id breaks ties.
DROP INDEX "AuditEvent_workspaceId_at_idx";
CREATE INDEX "AuditEvent_workspaceId_at_id_idx" ON "AuditEvent"("workspaceId", "at" DESC, "id" DESC);
