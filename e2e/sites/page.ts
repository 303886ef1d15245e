import { readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";

const HERE = import.meta.dirname;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
};

/** A file of a made site, with the type that it is served as. */
export interface Page {
  type: string;
  body: Buffer;
}

const read = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    const absent = ["ENOENT", "EISDIR", "ENOTDIR"];
    if (error instanceof Error && "code" in error && absent.includes(String(error.code))) return undefined;
    throw error;
  }
};

/** The page of a host at a path: the file itself, `path.html`, or `path/index.html`; never one outside the host's folder. */
export async function findPage(host: string, path: string): Promise<Page | undefined> {
  const folder = join(HERE, host);
  for (const name of [path, `${path}.html`, join(path, "index.html")]) {
    const file = join(folder, name);
    const type = TYPES[extname(file)];
    if (type === undefined || relative(folder, file).startsWith("..")) continue;
    const body = await read(file);
    if (body !== undefined) return { type, body };
  }
  return undefined;
}
