-- An answer is kept as the bytes that went out, headers included: jsonb reorders fields.
ALTER TABLE "IdempotencyRecord" ADD COLUMN headers JSONB NOT NULL DEFAULT '{}';
DELETE FROM "IdempotencyRecord";
ALTER TABLE "IdempotencyRecord" DROP COLUMN body;
ALTER TABLE "IdempotencyRecord" ADD COLUMN body TEXT;
ALTER TABLE "IdempotencyRecord" ALTER COLUMN headers DROP DEFAULT;

-- By which an audit row and a line of the log are told to be of one call.
ALTER TABLE "AuditEvent" ADD COLUMN "requestId" TEXT;
