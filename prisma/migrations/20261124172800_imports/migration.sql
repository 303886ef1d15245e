-- Brands that a file brings, row by row, until they are stored: what became of each row stands beside it, so that whoever
-- goes on after a crash knows where.
CREATE TYPE "ImportState" AS ENUM ('open', 'running', 'done', 'cancelled');
CREATE TYPE "ImportOutcome" AS ENUM ('waiting', 'created', 'updated', 'skipped', 'refused', 'failed');

CREATE TABLE "BrandImport" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspaceId" UUID NOT NULL,
    "userId" UUID,
    "source" TEXT NOT NULL,
    "duplicates" TEXT NOT NULL,
    "analyse" BOOLEAN NOT NULL,
    "rows" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "state" "ImportState" NOT NULL DEFAULT 'open',
    "jobId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BrandImport_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "BrandImport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BrandImport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "BrandImport_workspaceId_createdAt_id_idx" ON "BrandImport"("workspaceId", "createdAt" DESC, "id" DESC);
-- What a worker looks for every second.
CREATE INDEX "BrandImport_running_idx" ON "BrandImport"("createdAt") WHERE "state" = 'running';

CREATE TABLE "BrandImportRow" (
    "importId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "brand" JSONB,
    "enabled" BOOLEAN,
    "guessed" TEXT[] NOT NULL,
    "outcome" "ImportOutcome" NOT NULL DEFAULT 'waiting',
    "brandId" TEXT,
    "name" TEXT,
    "faults" JSONB,

    CONSTRAINT "BrandImportRow_pkey" PRIMARY KEY ("importId", "number"),
    CONSTRAINT "BrandImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "BrandImport"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Its queue. A job that fails is one that has more rows to do than its time was for, or whose process died.
SELECT marque_jobs.create_queue('imports', '{"policy": "standard", "retryLimit": 1000000, "retentionMinutes": 43200}');

-- Whose website one is: asked for every row of an import. No row of another brand is looked at for it.
CREATE INDEX "Brand_domains_idx" ON "Brand" USING gin ("domains");
