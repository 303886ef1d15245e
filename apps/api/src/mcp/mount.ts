import type { Contract } from "@marque/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../action/action";
import type { Actions } from "../actions";
import { CallerError } from "../caller-error";
import type { TokenAuthentication } from "../identity/authenticate-token";
import { serveTools } from "./serve-tools";
import { createTools } from "./tools";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export interface McpOptions {
  services: Services;
  authenticate: TokenAuthentication;
  actions: Actions;
  contract: Contract;
  /** Hosts by which it may be called beside the loopback's, with their ports where they have one: `marque.example.com`. */
  hosts: readonly string[];
}

/**
 * Serves the tools at `/mcp`. A page in somebody's browser could be made to call it under a name of its own (DNS rebinding)
 * or from another site: both are refused, as MCP's specification asks (basic/transports, security warning).
 */
export function mountMcp(app: FastifyInstance, { services, authenticate, actions, contract, hosts }: McpOptions): void {
  const server = serveTools(createTools(actions, contract), (error) =>
    app.log.error({ err: error }, "an MCP request failed"),
  );
  app.addHook("onClose", () => server.close());

  const isKnown = (host: string) => LOOPBACK.test(host) || hosts.includes(host.toLowerCase());
  const refuseForeign = ({ headers: { host = "", origin } }: FastifyRequest) => {
    if (!isKnown(host)) throw new CallerError("forbidden", "This host is not one that Marque is called by.");
    if (origin !== undefined && !(URL.canParse(origin) && isKnown(new URL(origin).host)))
      throw new CallerError("forbidden", "Pages of other sites may not call this.");
  };

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    onRequest: async (request) => {
      refuseForeign(request);
      request.program = await authenticate(request.headers.authorization, request.ip);
    },
    onSend: async (_request, reply) => {
      reply.header("cache-control", "no-store");
    },
    handler: async (request, reply) => {
      const caller = request.program;
      if (caller === null) throw new Error("an MCP handler ran before authentication");
      const gone = new AbortController();
      reply.raw.once("close", () => reply.raw.writableFinished || gone.abort());
      const call = { services, caller, requestId: request.id, address: request.ip, signal: gone.signal };
      const sent = new Request(`http://${request.headers.host}/mcp`, {
        method: request.method,
        headers: Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as [string, string]] : [],
        ),
        signal: gone.signal,
      });
      return reply.send(await server.answer(sent, call, request.body));
    },
  });
}
