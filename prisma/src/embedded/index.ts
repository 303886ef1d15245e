export { type AttachedPostgres, attachEmbeddedPostgres } from "./attach";
export { AlreadyRunningError, EmbeddedPostgresError } from "./errors";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./start";
