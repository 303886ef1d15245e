import { ERRORS, faults } from "@marque/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, Services } from "../action/action";
import { type AdmittedCall, admit } from "../action/admit";
import { execute, executeOnce } from "../action/execute";
import type { Answer } from "../action/idempotency";
import { invalid } from "../caller-error";
import type { TokenActor } from "../identity/actor";
import type { TokenAuthentication } from "../identity/authenticate-token";
import { publicError } from "../public-error";
import { idempotencyKeyOf } from "./idempotency-key";
import { requireJson } from "./json-body";
import { rateLimitHeaders } from "./rate-limit-headers";
import type { RestInput, RestRoute } from "./route";

declare module "fastify" {
  interface FastifyRequest {
    /** The call of a program, admitted before the body is read. */
    admitted: AdmittedCall | null;
    /** Whose it is. */
    program: TokenActor | null;
  }
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** Who calls, how often, with what, may they: all known before the first byte of the body is. */
const admitRequest =
  (services: Services, authenticate: TokenAuthentication, { action, openapi }: RestRoute) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const program = await authenticate(request.headers.authorization, request.ip);
    const gone = new AbortController();
    reply.raw.once("close", () => reply.raw.writableFinished || gone.abort());
    const { id, ip } = request;
    const call: Call = { services, caller: program, requestId: id, address: ip, signal: gone.signal };
    const admitted = await admit(action, call);
    if (admitted.standing !== undefined) reply.headers(rateLimitHeaders(admitted.standing));
    if (openapi.body !== undefined) requireJson(request.headers["content-type"]);
    request.admitted = admitted;
    request.program = program;
  };

const handle = (route: RestRoute) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { admitted, program } = request;
  if (admitted === null || program === null) throw new Error("a REST handler ran before authentication");
  const sent = sentIn(route, request);
  try {
    return send(reply, await answerOf(route, admitted, sent, request.headers["idempotency-key"], program));
  } catch (error) {
    throw withoutBodyPath(route, error);
  }
};

/** Does what a route is for: once, when the caller gave a key by which a repeat is known. */
async function answerOf(
  route: RestRoute,
  call: Call,
  sent: RestInput,
  idempotencyKey: string | string[] | undefined,
  { tokenId }: TokenActor,
): Promise<Answer> {
  const { action } = route;
  const input = route.input(sent);
  const done = (output: unknown) => answerTo(route, sent, output);
  if (action.kind === "query") return done(await execute(action, call, input));
  const key = idempotencyKeyOf(idempotencyKey);
  return key === undefined
    ? done(await execute(action, call, input))
    : executeOnce(action, call, input, { tokenId, key }, { done, refused: refusalWorthKeeping });
}

function sentIn(route: RestRoute, { query, params, body, headers }: FastifyRequest): RestInput {
  const parsed = route.query.safeParse(query);
  if (!parsed.success) throw invalid(faults(parsed.error));
  const path = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  // A body that was to be there and is empty is left for the action to name.
  return { body, query: parsed.data, path, ifMatch: headers["if-match"] };
}

function answerTo(route: RestRoute, sent: RestInput, output: unknown): Answer {
  const etag = route.action.etag?.(output);
  const headers: Record<string, string> = etag === undefined ? {} : { etag };
  if (route.status === 204) return { status: route.status, headers };
  return { status: route.status, headers, body: JSON.stringify(route.answer?.(output, sent) ?? output) };
}

/** A refusal that the same request would meet again (409, 404, 412) is an answer worth keeping; others are thrown on. */
function refusalWorthKeeping(error: unknown): Answer {
  const { code, message } = publicError(error);
  const { status, error: name } = ERRORS[code];
  if (status >= 500 || code === "validation" || code === "unauthorized" || code === "forbidden") throw error;
  return { status, headers: {}, body: JSON.stringify({ error: name, message }) };
}

function send(reply: FastifyReply, { status, headers, body, isReplayed }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  if (isReplayed === true) reply.header("idempotency-replayed", "true");
  return body === undefined ? reply.send() : reply.type(JSON_TYPE).send(body);
}

/** Where the body is a part of the action's input, its faults are told as a caller of REST knows the fields. */
function withoutBodyPath({ bodyAt }: RestRoute, error: unknown): unknown {
  const { code, faults: found } = publicError(error);
  if (bodyAt === undefined || code !== "validation" || found.length === 0) return error;
  return invalid(
    found.map((fault) => ({ ...fault, path: fault.path.replace(new RegExp(`^${bodyAt}(\\.|$)`), "") || "body" })),
  );
}

/** Mounts every operation of the table at the root. */
export function mountRest(
  app: FastifyInstance,
  services: Services,
  authenticate: TokenAuthentication,
  routes: readonly RestRoute[],
): void {
  app.decorateRequest("admitted", null);
  app.decorateRequest("program", null);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: admitRequest(services, authenticate, route),
      handler: handle(route),
      onSend: (_request, reply, _payload, done) => {
        reply.header("cache-control", "no-store");
        done();
      },
    });
  }
}
