// @ts-check
import { ROOT } from "./run.mjs";

/** How a program of ours becomes a few files that plain Node.js runs. @type {import("esbuild").BuildOptions} */
export const nodeBundle = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  // A stack needs lines, not text, and Node.js keeps whole what it reads of a map.
  sourcesContent: false,
  logLevel: "warning",
  // CommonJS packages inside an ES module still ask for Node's own modules with require().
  banner: {
    js: 'import { createRequire as nodeRequire } from "node:module"; const require = nodeRequire(import.meta.url);',
  },
};
