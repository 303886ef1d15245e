import { z } from "zod";
import { brandQuery } from "./pagination";

/** What is written: brands with everything in them, or a row for each competitor or prompt of them. */
export const exportKind = z.enum(["brands", "competitors", "prompts"]);
export type ExportKind = z.infer<typeof exportKind>;
export const exportFormat = z.enum(["csv", "json"]);
export type ExportFormat = z.infer<typeof exportFormat>;

/** A part of an export: the same filter as of the list, and where it goes on. */
export const exportQuery = z.strictObject({
  kind: exportKind,
  format: exportFormat,
  q: brandQuery.shape.q,
  enabled: brandQuery.shape.enabled,
  cursor: z.string().max(1000).optional(),
});
export type ExportQuery = z.output<typeof exportQuery>;

/** A part of the file, to be put behind the part before. */
export const exportPart = z.strictObject({ text: z.string(), nextCursor: z.string().nullable() });
export type ExportPart = z.infer<typeof exportPart>;

/** The columns of each kind as CSV. */
export const EXPORT_COLUMNS = {
  brands: ["id", "name", "website", "domains", "aliases", "competitors", "prompts", "enabled"],
  competitors: ["brand_id", "brand_name", "competitor", "domains", "aliases"],
  prompts: ["brand_id", "brand_name", "prompt", "tags", "enabled"],
} as const satisfies Record<ExportKind, readonly string[]>;
