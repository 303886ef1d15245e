// @ts-check

/** @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import */

/** `import … from "x"`, `export … from "x"` and `import "x"`, at the start of a line, as the formatter leaves them. */
const STATEMENT = /^[ \t]*(?:import|export)\b(?<clause>[^;"'`]*?)(?:\bfrom\s*)?["'](?<specifier>[^"'\n]+)["']/gm;
const CALL = /\b(?:import|require)\(\s*["'](?<specifier>[^"'\n]+)["']/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;

/**
 * What a module imports, in the order of the text.
 *
 * @param {string} source TypeScript, formatted.
 * @returns {Import[]}
 */
export function importsOf(source) {
  // Blanked, not cut, so that lines keep their numbers.
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, " "));
  const found = [STATEMENT, CALL].flatMap((pattern) => [...code.matchAll(pattern)]);
  return found
    .sort((one, other) => one.index - other.index)
    .map(({ 0: text, index, groups }) => ({
      specifier: groups?.specifier ?? "",
      line: code.slice(0, index + text.length).split("\n").length,
      // `import { type A }` is none: with verbatimModuleSyntax the module is loaded all the same.
      typeOnly: /^\s*type\b/.test(groups?.clause ?? ""),
    }));
}
