// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** How a page's manifest begins: it is a script that notes the page under its route. */
const NOTED = /__RSC_MANIFEST\["(?<route>[^"]+)"\] = /;

/**
 * What each page of the built web app loads before anything is pressed: the bytes of its JavaScript, gzip, by route. From
 * what Next wrote of its build, so that it is the same on every machine.
 *
 * @param {string} built apps/web/.next
 * @returns {Map<string, number>} `/brands/[id]` → bytes
 */
export function firstLoads(built) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {string} file */
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(built, file))).length;
    sizes.set(file, known);
    return known;
  };
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, "build-manifest.json"), "utf8"));
  const app = join(built, "server/app");
  const manifests = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("page_client-reference-manifest.js"),
  );
  return new Map(
    manifests
      .map((file) => {
        const script = readFileSync(join(app, file), "utf8");
        const noted = NOTED.exec(script);
        if (noted?.groups?.route === undefined) throw new Error(`${file} is not written as it was by Next before`);
        /** @type {{ entryJSFiles: Record<string, string[]> }} */
        const { entryJSFiles } = JSON.parse(script.slice(noted.index + noted[0].length).replace(/;\s*$/, ""));
        const files = new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()]);
        const bytes = [...files].reduce((sum, each) => sum + sizeOf(each), 0);
        // Groups, in brackets, are no part of an address.
        const route = noted.groups.route.replace(/\/\([^)]+\)/g, "").replace(/\/page$/, "");
        return /** @type {const} */ ([route === "" ? "/" : route, bytes]);
      })
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}
