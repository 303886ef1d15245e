// @ts-check

/** Something that whoever typed the command can mend. Its message is a sentence that says how; no stack is shown. */
export class Problem extends Error {}

/** Errors of other modules whose message is such a sentence too. They arrive from bundles, so only the name is known. */
const PLAIN = new Set(["AlreadyRunningError", "EmbeddedPostgresError"]);

/**
 * Runs a script's work and turns what it throws into a line and exit code 1.
 *
 * @param {() => Promise<unknown>} work
 */
export async function main(work) {
  // Nobody may read what is said, and a disk may be full of it: no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    await work();
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && PLAIN.has(error.name))) console.error(error.message);
    else console.error(error);
    process.exit(1);
  }
}
