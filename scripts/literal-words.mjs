// @ts-check
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { transformSync } from "esbuild";

/** Props that people read or hear. */
const SPOKEN = new Set(["children", "aria-label", "aria-description", "placeholder", "title", "alt", "label", "hint"]);
/** The product's name is the same in every language. */
const NAMES = new Set(["Marque"]);

const hasWords = (/** @type {string} */ text) => /\p{L}/u.test(text) && !NAMES.has(text.trim());

/**
 * The words that an expression may come to, where they are written in it.
 *
 * @param {import("acorn").AnyNode | null | undefined} node
 * @returns {string[]}
 */
function wordsIn(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked ?? value.raw);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(wordsIn);
    case "LogicalExpression":
      return [node.left, node.right].flatMap(wordsIn);
    case "ArrayExpression":
      return node.elements.flatMap(wordsIn);
    default:
      return [];
  }
}

/**
 * Words of a component that are written into it, where they should come from the messages: its texts, and the attributes
 * that are read or heard.
 *
 * @param {string} source of a .tsx file
 * @returns {string[]}
 */
export function literalWords(source) {
  const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", target: "es2022" });
  /** @type {string[]} */
  const found = [];
  simple(parse(code, { ecmaVersion: "latest", sourceType: "module" }), {
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== "Identifier" || !/^jsxs?$/.test(callee.name) || props?.type !== "ObjectExpression") return;
      for (const property of props.properties) {
        if (property.type !== "Property") continue;
        const { key } = property;
        const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
        if (SPOKEN.has(name)) found.push(...wordsIn(property.value).filter(hasWords));
      }
    },
  });
  return found;
}
