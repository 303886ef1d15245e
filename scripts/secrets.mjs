// @ts-check
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";

/** AUTH_SECRET seals the browser's session; INTERNAL_AUTH_SECRET vouches for the web server to the API. */
const NAMES = /** @type {const} */ (["AUTH_SECRET", "INTERNAL_AUTH_SECRET"]);
/** @typedef {Record<typeof NAMES[number], string>} Secrets */

const newSecret = () => randomBytes(32).toString("base64url");

/**
 * The secrets of the environment; for those that it lacks, the ones in the data folder, made the first time. They are
 * kept so that nobody is signed out by a restart.
 *
 * @param {string} dataFolder
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Secrets}
 */
export function readSecrets(dataFolder, environment = process.env) {
  const given = Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  if (Object.keys(given).length === NAMES.length) return /** @type {Secrets} */ (given);
  const file = join(dataFolder, "secrets.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    const made = Object.fromEntries(NAMES.map((name) => [name, newSecret()]));
    // "wx": of two that start at once, one writes and the other fails rather than disagrees.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  }
  const kept = JSON.parse(readFileSync(file, "utf8"));
  if (NAMES.some((name) => typeof kept[name] !== "string"))
    throw new Problem(`${file} does not hold ${NAMES.join(" and ")}. Set them in the environment, or remove the file.`);
  return { ...kept, ...given };
}
