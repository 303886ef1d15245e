// A failure of the database reaches its catcher in many wrappings: an error of Prisma's with a code, around one of the
// driver adapter's with a kind, around one of pg's or Node's with a code or nothing but a message.

/** Prisma's codes: not reachable, timed out, closed, no connection free, no transaction to be had, too many connections. */
const UNAVAILABLE_PRISMA = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
/** Kinds of @prisma/adapter-pg's errors. */
const UNAVAILABLE_KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** SQLSTATE classes 08 (connection), 57P (operator intervention: shutdown, starting up), 53 (out of resources). */
const UNAVAILABLE_SQLSTATE = /^(08...|57P0[1-3]|53...)$/;
const UNAVAILABLE_SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** pg and pg-pool give these no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/**
 * Whether a query failed because the database is away or overloaded, so that the same call may work later. Whether a
 * write took effect is open when its connection broke: the caller may repeat only what is idempotent.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return layersOf(error).some(({ code, kind, message }) => {
    if (kind !== undefined && UNAVAILABLE_KINDS.has(kind)) return true;
    if (code !== undefined) {
      if (UNAVAILABLE_PRISMA.has(code) || UNAVAILABLE_SYSTEM.has(code) || UNAVAILABLE_SQLSTATE.test(code)) return true;
    }
    return message !== undefined && UNAVAILABLE_MESSAGE.test(message);
  });
}

/** Whether a row was refused because another has its key; true for model calls and for raw SQL alike. */
export function isUniqueViolation(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, kind }) => code === "P2002" || code === "23505" || kind === "UniqueConstraintViolation",
  );
}

interface Layer {
  readonly code: string | undefined;
  readonly kind: string | undefined;
  readonly message: string | undefined;
}

/** Where Prisma and Node put the error within an error. */
const INNER = ["cause", "meta", "driverAdapterError"];
const DEEPEST = 8;

function layersOf(error: unknown, depth = 0): Layer[] {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return [];
  const entries = new Map<string, unknown>(Object.entries(error));
  // The standard fields of an Error are not enumerable.
  if (error instanceof Error) entries.set("message", error.message).set("cause", error.cause);
  const text = (key: string) => {
    const value = entries.get(key);
    return typeof value === "string" ? value : undefined;
  };
  const layer = {
    code: text("errorCode") ?? text("originalCode") ?? text("code"),
    kind: text("kind"),
    message: text("message"),
  };
  return [layer, ...INNER.flatMap((key) => layersOf(entries.get(key), depth + 1))];
}
