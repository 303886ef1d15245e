import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { z } from "zod";
import { companyId } from "./brand-entry";

/** A company that owns brands of the atlas and is none of them itself. */
const company = z.strictObject({
  name: z.string().min(1),
  /** Its own parent company. */
  owner: companyId.optional(),
});

/** The owners that are no brand of the atlas, by their id. */
export const companiesFile = z.record(companyId, company);
export type Companies = z.infer<typeof companiesFile>;

/**
 * The atlas's own companies.
 *
 * @throws ZodError when the file is not of its shape.
 */
export const readCompanies = (): Companies =>
  companiesFile.parse(load(readFileSync(fileURLToPath(new URL("../companies.yaml", import.meta.url)), "utf8")));
