import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a labelled set says of one site to analyse; the answers that it also holds are left out. */
export interface Case {
  /** What the answer is scored as. A market's answer tells where the site is placed. */
  task: "page" | "brand" | "group" | "market";
  /** What the answer is found by: the page's file, or the domain. */
  key: string;
  /** What the analysis is asked about. */
  website: string;
  /** The page that the site answers with; `undefined` for a site that can't be reached. */
  page?: SavedPage;
}

/** A page as it was saved. */
export interface SavedPage {
  url: string;
  /** For the `Content-Type` header; `null` when the server named none. */
  charset: string | null;
  bytes: Buffer;
}

const pages = z.array(z.object({ file: z.string(), url: z.string(), charset: z.string().nullish() }));
const markets = z.array(
  z.object({ file: z.string(), path: z.string(), url: z.string(), charset: z.string().nullish() }),
);
const brands = z.array(z.object({ domain: z.string() }));
const groups = z.array(z.object({ primary: z.string() }));

/**
 * Reads a labelled set: `pages.json` with `html/`, `competitors.json`, `domain-groups.json`, and `labels.json` of pages
 * whose market is known, each of which may be missing.
 *
 * @throws when the folder or one of its files can't be read, or is of another form.
 */
export function readLabelledSet(folder: string): Case[] {
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  return [
    ...read(folder, "pages.json", pages).map(({ file, url, charset }): Case => {
      const bytes = readFileSync(join(folder, "html", file));
      return { task: "page", key: file, website: url, page: { url, charset: charset ?? null, bytes } };
    }),
    ...read(folder, "labels.json", markets).map(({ file, path, url, charset }): Case => {
      const bytes = readFileSync(join(folder, path));
      return { task: "market", key: file, website: url, page: { url, charset: charset ?? null, bytes } };
    }),
    ...read(folder, "competitors.json", brands).map(
      ({ domain }): Case => ({ task: "brand", key: domain, website: domain }),
    ),
    ...read(folder, "domain-groups.json", groups).map(
      ({ primary }): Case => ({ task: "group", key: primary, website: primary }),
    ),
  ];
}

function read<T>(folder: string, name: string, schema: z.ZodType<T[]>): T[] {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new Error(`${name} can't be read`, { cause });
  }
}
