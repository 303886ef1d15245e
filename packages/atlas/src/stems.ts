import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { z } from "zod";
import { STEM_LANGUAGES } from "./category-file";

const stem = z.string().min(2).max(40);

/** `stems.yaml`: by the id of a category and language, the beginnings of words that give it away. */
const stemsFile = z.record(z.string(), z.partialRecord(z.enum(STEM_LANGUAGES), z.array(stem).min(1)));
export type Stems = z.infer<typeof stemsFile>;

/**
 * The stems of every category that has some.
 *
 * @throws ZodError when the file is of another form.
 */
export const readStems = (): Stems =>
  stemsFile.parse(load(readFileSync(new URL("../stems.yaml", import.meta.url), "utf8")));
