-- Somebody who is in no workspace can sign in, and is told how to get into one. A session in a workspace still hangs on
-- the membership; one in none hangs on the person. The version before reads sessions with their membership, and so takes
-- one in no workspace for none.
ALTER TABLE "Session" ALTER COLUMN "workspaceId" DROP NOT NULL;
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
