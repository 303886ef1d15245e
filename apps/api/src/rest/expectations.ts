import type { FastifyInstance } from "fastify";

/**
 * An `Expect` that means nothing here is passed over, as RFC 9110 section 10.1.1 allows: Node.js would answer 417 with
 * nothing in it. `100-continue` Node.js answers itself.
 */
export function passOverExpectations({ server }: FastifyInstance): void {
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}
