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
export const matches = (path, patterns) =>
  (patterns ?? []).some((pattern) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(path),
  );

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string} What is meant: a path from the root without its ending, or a package's name as written.
 */
function meant(file, specifier) {
  const isInWeb = specifier.startsWith("@/");
  if (!specifier.startsWith(".") && !isInWeb) return specifier;
  const path = isInWeb ? `apps/web/src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier);
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

/**
 * @param {ReadonlyMap<string, string>} sources By file, from the root, with slashes.
 * @returns {string[]} A line for each ring of files that import each other, types included.
 */
export function circles(sources) {
  const files = new Map(
    [...sources.keys()].flatMap((file) => [file, file.replace(SOURCE, "")].map((key) => [key, file])),
  );
  /** @param {string} file */
  const importedBy = (file) =>
    importsOf(sources.get(file) ?? "").flatMap(({ specifier }) => {
      const target = meant(file, specifier);
      return files.get(target) ?? files.get(`${target}/index`) ?? [];
    });
  /** @type {Map<string, "open" | "done">} */
  const state = new Map();
  /** @type {string[]} */
  const found = [];
  /** @param {string} file @param {string[]} way */
  const follow = (file, way) => {
    if (state.get(file) === "open") found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (state.has(file)) return;
    state.set(file, "open");
    for (const target of importedBy(file)) follow(target, [...way, file]);
    state.set(file, "done");
  };
  for (const file of sources.keys()) follow(file, []);
  return found;
}

function checkAll() {
  const files = CHECKED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => SOURCE.test(name) && !TEST.test(name)),
  );
  const sources = new Map(files.sort().map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
  const refused = [...sources].flatMap(([file, source]) => refusals(file, source));
  const rings = circles(sources);
  for (const line of [...refused, ...rings.map((ring) => `A circle: ${ring}`)]) console.log(line);
  console.log(`${files.length} files, ${refused.length} forbidden imports, ${rings.length} circles.`);
  if (refused.length + rings.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) checkAll();
