import type { FastifyInstance, FastifyServerOptions } from "fastify";

/** Without its query: tRPC puts the input of queries there. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** Structured logs with the request id, and without any secret. */
export const logging = (level: string): NonNullable<Exclude<FastifyServerOptions["logger"], boolean>> => ({
  level,
  stream: inTurns(process.stdout),
  redact: {
    paths: ["req.headers", "headers", "*.authorization", "*.cookie", "*.password", "*.secret", "*.key", "*.token"],
    censor: "[redacted]",
  },
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
});

/** One line for each request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  // Nothing of what it writes comes from a header or a body, and looking for secrets in it cost a tenth of a short request.
  const log = app.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
}

/** All lines of one turn of the event loop in one write. What is left when the process ends goes out then. */
function inTurns(to: NodeJS.WriteStream): { write(line: string): void } {
  let waiting = "";
  const flush = () => {
    if (waiting !== "") to.write(waiting);
    waiting = "";
  };
  process.on("exit", flush);
  return {
    write(line) {
      if (waiting === "") setImmediate(flush);
      waiting += line;
    },
  };
}
