import { join, resolve } from "node:path";

/** What the embedded server keeps in Marque's data folder. Absolute paths. */
export interface EmbeddedPaths {
  readonly dataFolder: string;
  /** PostgreSQL's own data directory: the only thing here that belongs to the server's account. */
  readonly cluster: string;
  /** The superuser's password, readable by the owner alone. */
  readonly passwordFile: string;
  /** The port used last, preferred next time so that a restart keeps the URL. */
  readonly portFile: string;
}

export function embeddedPaths(dataFolder: string): EmbeddedPaths {
  const folder = resolve(dataFolder);
  return {
    dataFolder: folder,
    cluster: join(folder, "postgres"),
    passwordFile: join(folder, "postgres.password"),
    portFile: join(folder, "postgres.port"),
  };
}
