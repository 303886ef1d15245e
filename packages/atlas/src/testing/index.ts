import { type Atlas, createAtlas } from "../atlas";
import type { Category } from "../category-file";
import { compile } from "../compile";
import { fromFile, toFile } from "../compiled";

export { makeBrand, makeCategory } from "./made-category";

/** For tests: an atlas of made markets, through the file and back. */
export const makeAtlas = (...categories: Category[]): Atlas =>
  createAtlas(fromFile(Buffer.from(toFile(compile(categories)))));
