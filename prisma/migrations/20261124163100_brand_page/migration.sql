-- A brand's own history is read by its id, newest first, from a cursor on.
CREATE INDEX "AuditEvent_workspaceId_subject_at_id_idx" ON "AuditEvent"("workspaceId", "subject", "at" DESC, "id" DESC);

-- What an analysis of the brand's website last suggested: what the next one no longer does is told by it.
CREATE TABLE "BrandAnalysis" (
  "workspaceId" UUID NOT NULL,
  "brandId" TEXT COLLATE "C" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "result" JSONB NOT NULL,
  CONSTRAINT "BrandAnalysis_pkey" PRIMARY KEY ("workspaceId", "brandId"),
  CONSTRAINT "BrandAnalysis_workspaceId_brandId_fkey" FOREIGN KEY ("workspaceId", "brandId")
    REFERENCES "Brand"("workspaceId", "id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What was suggested for a brand and not wanted, so that it is not offered again.
CREATE TABLE "Dismissal" (
  "workspaceId" UUID NOT NULL,
  "brandId" TEXT COLLATE "C" NOT NULL,
  "field" TEXT NOT NULL,
  "change" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Dismissal_pkey" PRIMARY KEY ("workspaceId", "brandId", "field", "change", "value"),
  CONSTRAINT "Dismissal_workspaceId_brandId_fkey" FOREIGN KEY ("workspaceId", "brandId")
    REFERENCES "Brand"("workspaceId", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
