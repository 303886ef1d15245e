import type { Queryable } from "@marque/db";

/** What is looked for: ids as they are, and hostnames as they are stored. */
export interface MatchBrands {
  ids: readonly string[];
  websites: readonly string[];
}

export interface MatchedBrand {
  id: string;
  name: string;
  domains: string[];
}

/** The workspace's brands that have one of the ids, or one of the hostnames among their domains. */
export const matchBrands = (
  database: Queryable,
  workspaceId: string,
  { ids, websites }: MatchBrands,
): Promise<MatchedBrand[]> =>
  database.$queryRaw<MatchedBrand[]>`
    SELECT id, name, domains FROM "Brand" WHERE "workspaceId" = ${workspaceId}::uuid AND id = ANY(${ids}::text[])
    UNION
    SELECT brand.id, brand.name, brand.domains FROM unnest(${websites}::text[]) AS site(hostname)
    JOIN "Brand" AS brand ON brand."workspaceId" = ${workspaceId}::uuid
      AND brand.domains @> ARRAY[site.hostname]`;
