import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { EmbeddedPostgresError } from "./errors";

const LENGTH = 32;

/**
 * The password of a cluster about to be created: a new one, or the one that another process wrote a moment ago. Both
 * then create the cluster with the same password, whichever of them gets to keep its own.
 */
export async function settlePassword(file: string): Promise<string> {
  try {
    writeFileSync(file, randomBytes(LENGTH / 2).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isExisting(error)) throw error;
    // The other's file exists before its content does.
    for (let tries = 0; readFileSync(file, "utf8").length < LENGTH && tries < 50; tries++) await setTimeout(20);
  }
  return readPassword(file);
}

/** @throws EmbeddedPostgresError when the file is gone, unreadable or empty. */
export function readPassword(file: string): string {
  try {
    const password = readFileSync(file, "utf8").trim();
    if (password.length > 0) return password;
    throw new Error("The file is empty");
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The database's password can't be read from ${file}. Run Marque as the user who ran it first, or restore the file from a backup.`,
      { cause },
    );
  }
}

const isExisting = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";
