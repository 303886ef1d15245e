import { createAtlas } from "../atlas";
import type { Category } from "../category-file";
import type { Companies } from "../companies";
import { compile } from "../compile";
import { fromFile, toFile } from "../compiled";
import type { Atlas } from "../model";

export { makeBrand, makeCategory } from "./made-category";

/** For tests: an atlas of made markets and the companies that own their brands, through the file and back. */
export const makeOwnedAtlas = (companies: Companies, ...categories: Category[]): Atlas =>
  createAtlas(fromFile(readerOf(Buffer.from(toFile(compile(categories, companies))))));

const readerOf = (file: Buffer) => (start: number, bytes: number) => file.toString("utf8", start, start + bytes);

/** For tests: an atlas of made markets. */
export const makeAtlas = (...categories: Category[]): Atlas => makeOwnedAtlas({}, ...categories);
