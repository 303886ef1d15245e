-- After a rotation the secret before works for a while longer.
ALTER TABLE "ApiToken" ADD COLUMN "previousHash" BYTEA, ADD COLUMN "previousUntil" TIMESTAMPTZ(3),
    ADD CONSTRAINT "ApiToken_previous_check" CHECK (("previousHash" IS NULL) = ("previousUntil" IS NULL));
CREATE UNIQUE INDEX "ApiToken_previousHash_key" ON "ApiToken"("previousHash");
