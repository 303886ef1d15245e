-- Work that is not saved yet, per person and workspace.
CREATE TABLE "Draft" (
    "workspaceId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL CONSTRAINT "Draft_kind_check" CHECK ("kind" = 'brand'),
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "writer" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("workspaceId", "userId", "id"),
    CONSTRAINT "Draft_workspaceId_userId_fkey" FOREIGN KEY ("workspaceId", "userId")
        REFERENCES "Member"("workspaceId", "userId") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Draft_workspaceId_userId_updatedAt_idx" ON "Draft"("workspaceId", "userId", "updatedAt" DESC);
