import type { FastifyServerOptions } from "fastify";

/** Structured logs with the request id, and without anything that opens a door. */
export const logging = (level: string): NonNullable<Exclude<FastifyServerOptions["logger"], boolean>> => ({
  level,
  stream: process.stdout,
  redact: {
    paths: ["req.headers", "headers", "*.authorization", "*.cookie", "*.password", "*.secret", "*.key", "*.token"],
    censor: "[redacted]",
  },
  serializers: {
    // The path without its query: tRPC puts the input of queries there.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
});
