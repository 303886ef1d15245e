/** The embedded server can't be started or reached. The message says what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** A live copy of Marque already uses this data folder. */
export class AlreadyRunningError extends Error {
  override readonly name = "AlreadyRunningError";

  constructor(
    readonly dataFolder: string,
    /** Process id of the PostgreSQL server that the other copy uses. */
    readonly pid: number,
    readonly port: number,
  ) {
    super(
      `Marque already runs on the data folder ${dataFolder} (its database: process ${pid}, port ${port}). ` +
        "Stop it first, or give this copy a folder of its own with MARQUE_DATA.",
    );
  }
}
