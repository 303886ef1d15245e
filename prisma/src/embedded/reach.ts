import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Account, serverAccount } from "./account";
import { findBinaries, type PostgresBinaries } from "./binaries";
import { ensureCluster, SUPERUSER } from "./cluster";
import { AlreadyRunningError, EmbeddedPostgresError } from "./errors";
import { launchPostmaster } from "./launch";
import { readPassword } from "./password";
import { type EmbeddedPaths, embeddedPaths } from "./paths";
import { freePort, rememberedPort } from "./port";
import { disownStaleFile, findPostmaster } from "./postmaster-file";
import { isConnectionFailure, type ServerProcess, serverProcess } from "./server-process";

export interface ReachOptions {
  readonly dataFolder: string;
  /** The port to listen on; without it the one of last time, else any that is free. */
  readonly port?: number | undefined;
  /** Trade the safety of the data for speed; for tests. */
  readonly fast?: boolean | undefined;
  /** Gets PostgreSQL's own log, line by line. */
  readonly log?: ((line: string) => void) | undefined;
}

/** How long a server that stops, or the remains of a killed one, may stand in the way. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 100;

/**
 * Finds the server that runs on the data folder, or starts one, and makes `claim` on it. While the server is on its way
 * up or down the claim fails to connect; then all of it is tried again.
 *
 * @throws EmbeddedPostgresError when neither works within half a minute, and whatever else `claim` throws.
 */
export async function reachServer<T>(options: ReachOptions, claim: (server: ServerProcess) => Promise<T>): Promise<T> {
  const paths = embeddedPaths(options.dataFolder);
  const binaries = findBinaries();
  makeDataFolder(paths.dataFolder);
  const account = serverAccount(paths.cluster, binaries);
  await ensureCluster(paths, account, binaries, options.fast ?? false);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const outcome = await tryOnce(options, paths, account, binaries, claim);
    if ("claimed" in outcome) return outcome.claimed;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`The database in ${paths.cluster} does not start: ${outcome.obstacle.message}`, {
        cause: outcome.obstacle,
      });
    }
    await setTimeout(RETRY_MS);
  }
}

type Attempt<T> = { readonly claimed: T } | { readonly obstacle: Error };

async function tryOnce<T>(
  options: ReachOptions,
  paths: EmbeddedPaths,
  account: Account,
  binaries: PostgresBinaries,
  claim: (server: ServerProcess) => Promise<T>,
): Promise<Attempt<T>> {
  const server = await findOrLaunch(options, paths, account, binaries);
  if (server instanceof Error) return { obstacle: server };
  try {
    return { claimed: await claim(server) };
  } catch (error) {
    // Another process has claimed what we started: it stays. Else nobody would know that it runs.
    if (server.launched && !(error instanceof AlreadyRunningError)) await server.stop();
    server.detach();
    if (isConnectionFailure(error)) return { obstacle: error };
    throw isWrongPassword(error) ? wrongPassword(paths, error) : error;
  }
}

/** The error returned, not thrown, is one that waiting may cure. */
async function findOrLaunch(
  options: ReachOptions,
  paths: EmbeddedPaths,
  account: Account,
  binaries: PostgresBinaries,
): Promise<ServerProcess | EmbeddedPostgresError> {
  const urlFor = (port: number) =>
    `postgresql://${SUPERUSER}:${encodeURIComponent(readPassword(paths.passwordFile))}@127.0.0.1:${port}/`;
  const found = findPostmaster(paths.cluster);
  if (found) return serverProcess({ ...found, paths, binaries, baseUrl: urlFor(found.port), child: undefined });

  const port = options.port ?? (await freePort(rememberedPort(paths.portFile)));
  const launch = await launchPostmaster(account, binaries, {
    cluster: paths.cluster,
    port,
    fast: options.fast ?? false,
    log: options.log ?? (() => undefined),
  });
  if (launch.ready) {
    writeFileSync(paths.portFile, String(port));
    return serverProcess({ pid: launch.pid, port, paths, binaries, baseUrl: urlFor(port), child: launch.child });
  }
  const error = new EmbeddedPostgresError(`PostgreSQL did not start in ${paths.cluster}:\n${launch.output}`);
  if (launch.reason === "failed") throw error;
  if (launch.reason === "port taken" && options.port !== undefined) {
    throw new EmbeddedPostgresError(`Port ${port} is taken by another program.`, { cause: error });
  }
  if (launch.reason === "locked") disownStaleFile(paths.cluster);
  return error;
}

// 28P01: invalid_password
const isWrongPassword = (error: unknown) => error instanceof Error && "code" in error && error.code === "28P01";

function wrongPassword(paths: EmbeddedPaths, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The password in ${paths.passwordFile} is not the one of the database in ${paths.cluster}. Restore both from the same backup.`,
    { cause },
  );
}

function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new EmbeddedPostgresError(`The data folder ${folder} can't be created. Name another with MARQUE_DATA.`, {
      cause,
    });
  }
}
