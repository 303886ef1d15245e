// @ts-check
import { createWriteStream, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";

/** Looked at once, when the product starts: the log of the time before is kept as `….log.1`. */
const LARGEST_BYTES = 20 * 1024 * 1024;
/** pino's levels: 30 info, 40 warn, 50 error, 60 fatal. */
const WARN = 40;

/**
 * Opens `<dataFolder>/logs/<name>.log` for appending.
 *
 * @param {string} dataFolder
 * @param {string} name
 */
export function openLog(dataFolder, name) {
  const folder = join(dataFolder, "logs");
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_BYTES) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: "a" });
}

/**
 * What of a line on stdout belongs on the terminal: the message of a warning or an error, nothing of the rest.
 *
 * @param {string} line
 * @returns {string | undefined}
 */
export function worthShowing(line) {
  if (!line.startsWith("{")) return undefined;
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    // Not an entry after all: a line of a program that prints braces.
    return undefined;
  }
  if (typeof entry.level !== "number" || entry.level < WARN) return undefined;
  const cause = entry.err?.message;
  return cause && cause !== entry.msg ? `${entry.msg ?? "error"}: ${cause}` : entry.msg;
}
