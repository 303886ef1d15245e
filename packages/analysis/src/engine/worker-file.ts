import { fileURLToPath } from "node:url";

/** A file that a thread loads, and the options of Node.js that it needs for that. */
export interface WorkerFile {
  filename: string;
  execArgv: string[];
}

/** The engine's own: `worker.ts` beside this file, or where a bundle holds this code, `analysis-worker.js` beside that. */
export const engineWorker = (): WorkerFile =>
  workerFileAt(new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "analysis-worker.js", import.meta.url));

/** @param url of a TypeScript source, which tsx then loads, or of JavaScript. */
export function workerFileAt(url: URL): WorkerFile {
  const filename = fileURLToPath(url);
  // Without source maps: they would take each thread another 25 MB, and the bundle's names are those of the sources.
  if (!filename.endsWith(".ts")) return { filename, execArgv: [] };
  // A thread inherits no loader: neither vitest's nor that of a process that tsx started.
  return { filename, execArgv: ["--import", new URL("register-tsx.mjs", import.meta.url).href] };
}
