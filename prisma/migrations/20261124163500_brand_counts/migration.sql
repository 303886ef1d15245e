-- How many brands a workspace has, and how many of them are switched on, so that a list's total need not be counted.
-- PostgreSQL keeps it itself, in the transaction of the act, so that it agrees with the brands whoever writes them, an older
-- version of Marque beside this one included.

-- Rows to be summed: each act adds what it changed. Nobody updates a row, so creations at once never wait for each other,
-- whatever else their transactions hold. No foreign key: checking it would cost as much as the row.
CREATE TABLE "BrandCount" (
    "workspaceId" UUID NOT NULL,
    total INTEGER NOT NULL,
    enabled INTEGER NOT NULL
);
CREATE INDEX "BrandCount_workspaceId_idx" ON "BrandCount" ("workspaceId");

-- Makes one row of a workspace's many. One at a time does, and who comes second leaves it: nobody waits. A plain index scan
-- marks the entries of rows that are gone, so that neither the next one nor a list goes through them until a vacuum.
CREATE FUNCTION fold_brand_counts(workspace UUID) RETURNS VOID LANGUAGE plpgsql SET enable_bitmapscan = off AS $$
BEGIN
    IF pg_try_advisory_xact_lock(hashtextextended('BrandCount ' || workspace, 0)) THEN
        WITH folded AS (DELETE FROM "BrandCount" WHERE "workspaceId" = workspace RETURNING total, enabled)
        INSERT INTO "BrandCount" SELECT workspace, sum(total), sum(enabled) FROM folded HAVING count(*) > 0;
    END IF;
END
$$;

-- The plainest statement that counts: it is part of every creation, and a GROUP BY would double its price. One creation in
-- two hundred folds, as does one of many brands at once; a trigger of its own with that condition costs more than to ask here.
CREATE FUNCTION count_created_brands() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    created_here INTEGER;
BEGIN
    INSERT INTO "BrandCount" SELECT "workspaceId", 1, enabled::INTEGER FROM created;
    GET DIAGNOSTICS created_here = ROW_COUNT;
    IF created_here > 100 OR random() < 0.005 THEN
        PERFORM fold_brand_counts("workspaceId") FROM (SELECT DISTINCT "workspaceId" FROM created) AS workspaces;
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION count_updated_brands() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "BrandCount"
        SELECT "workspaceId", sum(total), sum(enabled)
        FROM (
            SELECT "workspaceId", 1 AS total, enabled::INTEGER FROM after_update
            UNION ALL SELECT "workspaceId", -1, -enabled::INTEGER FROM before_update
        ) AS changes
        GROUP BY "workspaceId"
        HAVING sum(total) <> 0 OR sum(enabled) <> 0;
    IF FOUND AND random() < 0.005 THEN
        PERFORM fold_brand_counts("workspaceId") FROM (SELECT DISTINCT "workspaceId" FROM after_update) AS workspaces;
    END IF;
    RETURN NULL;
END
$$;

-- Of a workspace that went with its brands nothing is left to be counted.
CREATE FUNCTION count_deleted_brands() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "BrandCount"
        SELECT deleted."workspaceId", -count(*), -count(*) FILTER (WHERE enabled)
        FROM deleted JOIN "Workspace" ON "Workspace".id = deleted."workspaceId"
        GROUP BY deleted."workspaceId";
    IF FOUND AND random() < 0.005 THEN
        PERFORM fold_brand_counts("workspaceId") FROM (SELECT DISTINCT "workspaceId" FROM deleted) AS workspaces;
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION forget_brand_counts() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "BrandCount" WHERE "workspaceId" = OLD.id;
    RETURN NULL;
END
$$;

-- In this order, which is that of a workspace's deletion. Whoever writes brands waits from here to the end, so that the
-- counting below misses none: some 0.2 s for a million.
LOCK TABLE "Workspace", "Brand" IN SHARE ROW EXCLUSIVE MODE;

CREATE TRIGGER count_created AFTER INSERT ON "Brand" REFERENCING NEW TABLE AS created
    FOR EACH STATEMENT EXECUTE FUNCTION count_created_brands();
CREATE TRIGGER count_updated AFTER UPDATE ON "Brand" REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update
    FOR EACH STATEMENT EXECUTE FUNCTION count_updated_brands();
CREATE TRIGGER count_deleted AFTER DELETE ON "Brand" REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_brands();
CREATE TRIGGER forget_counts AFTER DELETE ON "Workspace"
    FOR EACH ROW EXECUTE FUNCTION forget_brand_counts();

INSERT INTO "BrandCount"
    SELECT "workspaceId", count(*), count(*) FILTER (WHERE enabled) FROM "Brand" GROUP BY "workspaceId";
