-- What brands are searched and sorted by. PostgreSQL keeps it itself, so that it agrees with the brand whoever writes it,
-- an older version of Marque beside this one included.

-- Text as it is searched: lower case, without diacritics and ligatures, compatibility characters as plain ones
-- (Unicode TR 15, NFKD).
CREATE FUNCTION fold_text(value TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize(
    translate(
        replace(
            replace(
                lower(regexp_replace(normalize(value, NFKD) COLLATE "C", '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"),
                'ß', 'ss'
            ),
            'æ', 'ae'
        ),
        'øłđı', 'oldi'
    ),
    NFC
);

-- A word as a pattern for LIKE: it stands somewhere in folded text, and its `%`, `_` and `\` mean themselves.
CREATE FUNCTION search_pattern(word TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(fold_text(word) COLLATE "C", '([\\%_])', '\\\1', 'g') || '%';

-- Those of the hostnames that people read otherwise than they are stored: `xn--mnchen-3ya.de` → `münchen.de` (RFC 3492
-- section 6.2). A label that does not decode stays as it is.
CREATE FUNCTION readable_hostnames(hostnames TEXT[]) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    hostname TEXT;
    hostnames_read TEXT[] := '{}';
    label TEXT;
    labels TEXT[];
    rest TEXT;
    decoded TEXT;
    code BIGINT;
    bias BIGINT;
    insert_at BIGINT;
    before BIGINT;
    weight BIGINT;
    threshold BIGINT;
    digit BIGINT;
    k BIGINT;
    at INTEGER;
BEGIN
    FOREACH hostname IN ARRAY hostnames LOOP
        CONTINUE WHEN strpos(hostname, 'xn--') = 0;
        labels := '{}';
        <<each_label>>
        FOREACH label IN ARRAY string_to_array(hostname, '.') LOOP
            IF NOT starts_with(label, 'xn--') THEN
                labels := labels || label;
                CONTINUE;
            END IF;
            rest := substr(label, 5);
            decoded := coalesce(substring(rest FROM '^(.*)-'), '');
            rest := substring(rest FROM '[^-]*$');
            code := 128;
            bias := 72;
            insert_at := 0;
            at := 1;
            WHILE at <= length(rest) LOOP
                before := insert_at;
                weight := 1;
                k := 36;
                LOOP
                    digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, at, 1)) - 1;
                    at := at + 1;
                    -- No digit, none left, or a number that no code point has.
                    IF digit < 0 OR at > length(rest) + 1 OR weight > 100000000 THEN
                        labels := labels || label;
                        CONTINUE each_label;
                    END IF;
                    insert_at := insert_at + digit * weight;
                    threshold := least(greatest(k - bias, 1), 26);
                    EXIT WHEN digit < threshold;
                    weight := weight * (36 - threshold);
                    k := k + 36;
                END LOOP;
                bias := (insert_at - before) / CASE WHEN before = 0 THEN 700 ELSE 2 END;
                bias := bias + bias / (length(decoded) + 1);
                k := 0;
                WHILE bias > 455 LOOP
                    bias := bias / 35;
                    k := k + 36;
                END LOOP;
                bias := k + 36 * bias / (bias + 38);
                code := code + insert_at / (length(decoded) + 1);
                insert_at := insert_at % (length(decoded) + 1);
                IF code > 1114111 OR code BETWEEN 55296 AND 57343 THEN
                    labels := labels || label;
                    CONTINUE each_label;
                END IF;
                decoded := overlay(decoded PLACING chr(code::INTEGER) FROM insert_at::INTEGER + 1 FOR 0);
                insert_at := insert_at + 1;
            END LOOP;
            labels := labels || decoded;
        END LOOP;
        hostnames_read := hostnames_read || array_to_string(labels, '.');
    END LOOP;
    RETURN hostnames_read;
END
$$;

-- `array_to_string` is not immutable, since other types are written as settings say; for text it is.
CREATE FUNCTION join_lines(lines TEXT[]) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
    RETURN array_to_string(lines, E'\n');
END
$$;

-- These functions call none of each other but `fold_text`, which goes into the expressions as it is, and the columns put
-- them together: a SQL function that can't go in is planned anew for each row, which was half of an insert's time.
ALTER TABLE "Brand"
    -- Name, id, aliases and every domain, as stored and as read, a line each: no word stands in two of them at once.
    ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
        fold_text(join_lines(ARRAY[name, id] || aliases || domains || readable_hostnames(domains)))
    ) STORED,
    -- Short enough for a cursor.
    ADD COLUMN "foldedName" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (left(fold_text(name), 200)) STORED;

-- One index a sort, read in both directions; `enabled` beside the time of the default, so that its total needs no more.
DROP INDEX "Brand_workspaceId_createdAt_id_idx";
CREATE INDEX "Brand_workspaceId_createdAt_id_enabled_idx" ON "Brand" ("workspaceId", "createdAt", id, enabled);
CREATE INDEX "Brand_workspaceId_updatedAt_id_idx" ON "Brand" ("workspaceId", "updatedAt", id);
CREATE INDEX "Brand_workspaceId_foldedName_id_idx" ON "Brand" ("workspaceId", "foldedName", id);
-- The few that are switched off, among the many that aren't.
CREATE INDEX "Brand_disabled_idx" ON "Brand" ("workspaceId", "createdAt", id) WHERE NOT enabled;

-- Words are looked up by their trigrams where the server has pg_trgm and the role may create it (PostgreSQL's own may, and
-- so may whoever owns the database). Without it each word is looked for in every brand: slower, and not less right.
-- docs/operate.md has the two statements for an administrator.
DO $$
DECLARE
    extension_schema TEXT;
BEGIN
    BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
        RAISE WARNING 'pg_trgm can''t be created (%): searches go without an index', SQLERRM;
    END;
    SELECT nspname INTO extension_schema
        FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
    IF extension_schema IS NOT NULL THEN
        EXECUTE format(
            'CREATE INDEX "Brand_searchText_idx" ON "Brand" USING gin ("searchText" %I.gin_trgm_ops)', extension_schema
        );
    END IF;
END
$$;
