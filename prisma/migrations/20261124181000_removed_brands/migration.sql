-- What was removed is kept for a while, whole, and can be put back.
CREATE TABLE "RemovedBrand" (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspaceId" UUID NOT NULL,
    "brandId" TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL,
    "removedBy" TEXT,
    content JSONB NOT NULL,
    CONSTRAINT "RemovedBrand_pkey" PRIMARY KEY (id),
    CONSTRAINT "RemovedBrand_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"(id)
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "RemovedBrand_workspaceId_removedAt_id_idx" ON "RemovedBrand" ("workspaceId", "removedAt" DESC, id DESC);
CREATE INDEX "RemovedBrand_removedAt_idx" ON "RemovedBrand" ("removedAt");

-- What happened to one thing, newest first: who changed a brand last is asked of each brand of a page.
CREATE INDEX IF NOT EXISTS "AuditEvent_workspaceId_subject_at_id_idx"
    ON "AuditEvent" ("workspaceId", subject, at DESC, id DESC);
