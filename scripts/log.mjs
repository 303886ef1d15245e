// @ts-check
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A log that grew longer is kept as `….log.1`, the one before it as `….log.2`, and so on. */
const LARGEST_BYTES = 20 * 1024 * 1024;
/** Beside the one that is written. */
const FILES_KEPT = 4;
/** After a write failed, as on a full disk, lines are let go for so long before the next is tried. */
const REST_MILLISECONDS = 5_000;
/** pino's levels: 30 info, 40 warn, 50 error, 60 fatal. */
const WARN = 40;

/**
 * Where lines of a log go. Writing may fail, whoever writes never does.
 *
 * @typedef {{ write(line: string): void }} Log
 */

/**
 * Opens `<dataFolder>/logs/<name>.log` for appending.
 *
 * @param {string} dataFolder
 * @param {string} name
 * @param {object} [options]
 * @param {number} [options.largestBytes] Looked at after each write.
 * @param {number} [options.filesKept] Older ones beside the one that is written.
 * @param {(message: string) => void} [options.onFault] Hears once of each time that lines begin to be lost.
 * @returns {Log}
 */
export function openLog(dataFolder, name, options = {}) {
  const { largestBytes = LARGEST_BYTES, filesKept = FILES_KEPT, onFault = console.error } = options;
  const folder = join(dataFolder, "logs");
  const file = join(folder, `${name}.log`);
  /** @type {number | undefined} */
  let descriptor;
  let bytes = 0;
  let restUntil = 0;
  let lost = 0;

  const open = () => {
    mkdirSync(folder, { recursive: true });
    bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes > largestBytes) {
      for (let number = filesKept; number > 0; number--) {
        const younger = number === 1 ? file : `${file}.${number - 1}`;
        if (existsSync(younger)) renameSync(younger, `${file}.${number}`);
      }
      bytes = 0;
    }
    descriptor = openSync(file, "a");
    return descriptor;
  };
  const close = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };

  return {
    write(line) {
      if (Date.now() < restUntil) {
        lost += 1;
        return;
      }
      try {
        const note = lost > 0 ? `(${lost} lines were lost: they could not be written)\n` : "";
        bytes += writeSync(descriptor ?? open(), `${note}${line}`);
        lost = 0;
        if (bytes > largestBytes) close();
      } catch (error) {
        if (lost === 0) onFault(`${file} can't be written: ${error instanceof Error ? error.message : error}`);
        lost += 1;
        restUntil = Date.now() + REST_MILLISECONDS;
        try {
          close();
        } catch {
          // It is open no more, which is all that was wanted.
          descriptor = undefined;
        }
      }
    },
  };
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
