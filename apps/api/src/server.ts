import { answerMalformed, KEEP_ALIVE_MILLISECONDS, REQUEST_MILLISECONDS, watchConnections } from "@marque/http";
import type { Contract } from "@marque/schema";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { Registry } from "prom-client";
import type { Services } from "./action/action";
import { createActions } from "./actions";
import { mountHealth } from "./health";
import { createTokenAuthentication } from "./identity/authenticate-token";
import { limitInFlight } from "./limit-in-flight";
import { logging, logRequests } from "./log";
import { mountMcp } from "./mcp/mount";
import { mountMetrics, type Watched } from "./metrics";
import { answerError } from "./rest/answer-error";
import { mountRest } from "./rest/bridge";
import { passOverExpectations } from "./rest/expectations";
import { BODY_LIMIT, readJsonBodies } from "./rest/json-body";
import { answerUnrouted } from "./rest/methods";
import { openApiDocument } from "./rest/openapi";
import { mountReferencePage } from "./rest/reference-page";
import { requestIdOf } from "./rest/request-id";
import { createRoutes } from "./rest/routes";

import { mountTrpc } from "./trpc/mount";
import { createAppRouter } from "./trpc/router";

export interface ServerOptions {
  services: Services;
  /** Reads what callers write. */
  contract: Contract;
  /** Shared with the web app's server, which signs its people's identity with it. */
  internalAuthSecret: string;
  logLevel: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed, `loopback` among them. */
  trustedProxies: string;
  /** Hosts by which it may be called from outside, beside the loopback's. */
  publicHosts: readonly string[];
  /** Requests under way at once; who comes then is turned away. */
  mostInFlight: number;
  /** Aborted when the process was asked to stop. */
  stopping: AbortSignal;
  /** Takes the server's figures, beside those that are in it already. One of its own when omitted. */
  metrics?: Registry;
  watched: Pick<Watched, "pool" | "analyses">;
}

/** The one HTTP server: REST at the root, tRPC under `/trpc`, health beside them. Not yet listening. */
export async function createServer({
  services,
  contract,
  internalAuthSecret,
  logLevel,
  trustedProxies,
  publicHosts,
  mostInFlight,
  stopping,
  metrics = new Registry(),
  watched,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logging(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers["x-request-id"]),
    bodyLimit: BODY_LIMIT,
    // The web app's server and a proxy beside this one tell whom they speak for; from elsewhere anybody could say anything.
    trustProxy: trustedProxies,
    // An id has 200 characters at most, each of which may be sent as `%41`.
    routerOptions: { maxParamLength: 600 },
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    forceCloseConnections: "idle",
    // What comes on a connection that was taken before is answered like everything else.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.header("x-request-id", request.id);
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (!connections.finishesUnderWay(socket)) answerMalformed(error, socket);
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    done();
  });
  const connections = watchConnections(app.server, stopping);
  limitInFlight(app, connections, mostInFlight);
  logRequests(app);
  app.setErrorHandler(answerError);
  passOverExpectations(app);
  answerUnrouted(app);
  readJsonBodies(app);
  mountHealth(app, services, stopping);
  mountMetrics(app, metrics, { ...watched, requestsInFlight: () => connections.inFlight });
  const actions = createActions(contract);
  const routes = createRoutes(actions, contract);
  const openapi = openApiDocument(routes);
  app.get("/openapi.json", () => openapi);
  mountReferencePage(app);
  const authenticate = createTokenAuthentication(services);
  mountRest(app, services, authenticate, routes);
  mountMcp(app, { services, authenticate, actions, contract, hosts: publicHosts });
  await mountTrpc(app, services, createAppRouter(actions), new TextEncoder().encode(internalAuthSecret));
  return app;
}
