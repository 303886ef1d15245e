// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { ARROWS } from "./import-arrows.mjs";
import { importsOf } from "./imports-of.mjs";
import { ROOT } from "./run.mjs";

const CHECKED = ["apps/api/src", "apps/web/src", "packages/analysis/src"];
const SOURCE = /\.tsx?$/;
/** Tests put rows and parts together that the product keeps apart. */
const TEST = /\.test\.tsx?$/;

/** @param {string} path @param {string[] | undefined} patterns */
const matches = (path, patterns) =>
  (patterns ?? []).some((pattern) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(path),
  );

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string} What is meant: a path from the root without its ending, or a package's name as written.
 */
function meant(file, specifier) {
  if (!specifier.startsWith(".")) return specifier;
  const path = posix.join(posix.dirname(file), specifier);
  return path.replace(/\.(tsx?|jsx?)$/, "");
}

/**
 * @param {string} file From the root, with slashes.
 * @param {string} source
 * @returns {string[]} A line for each import that goes against an arrow.
 */
export function refusals(file, source) {
  const self = file.replace(SOURCE, "");
  const arrows = ARROWS.filter(({ from, but }) => matches(self, from) && !matches(self, but));
  return importsOf(source).flatMap(({ specifier, line, typeOnly }) => {
    const target = meant(file, specifier);
    return arrows
      .filter(
        ({ to, except, typesAllowed }) =>
          matches(target, to) && !matches(target, except) && !(typeOnly && typesAllowed),
      )
      .map(({ because }) => `${file}:${line}: must not import "${specifier}": ${because}.`);
  });
}

function checkAll() {
  const files = CHECKED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => SOURCE.test(name) && !TEST.test(name)),
  );
  const refused = files.sort().flatMap((file) => refusals(file, readFileSync(join(ROOT, file), "utf8")));
  for (const line of refused) console.log(line);
  console.log(`${files.length} files, ${refused.length} forbidden imports.`);
  if (refused.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkAll();
