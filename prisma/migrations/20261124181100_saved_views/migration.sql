-- A list of brands as a person wants to come back to it.
CREATE TABLE "SavedView" (
    "workspaceId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("workspaceId", "userId", name),
    CONSTRAINT "SavedView_workspaceId_userId_fkey" FOREIGN KEY ("workspaceId", "userId")
        REFERENCES "Member"("workspaceId", "userId") ON DELETE CASCADE ON UPDATE CASCADE
);
