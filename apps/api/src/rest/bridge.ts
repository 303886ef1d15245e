import { ERRORS, faults } from "@marque/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, Services } from "../action/action";
import { authorize } from "../action/authorize";
import { execute, executeOnce } from "../action/execute";
import type { Answer } from "../action/idempotency";
import { invalid } from "../caller-error";
import type { TokenActor } from "../identity/actor";
import { authenticateToken } from "../identity/authenticate-token";
import { publicError } from "../public-error";
import { idempotencyKeyOf } from "./idempotency-key";
import { requireJson } from "./json-body";
import type { RestInput, RestRoute } from "./routes";

declare module "fastify" {
  interface FastifyRequest {
    /** The program that calls, set before the body is read. */
    program: TokenActor | null;
  }
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** Who calls, with what, may they: all known before the first byte of the body is. */
const admit =
  (services: Services, { action, openapi }: RestRoute) =>
  async (request: FastifyRequest) => {
    const program = await authenticateToken(services, request.headers.authorization);
    authorize(action.permission, program);
    if (openapi.body !== undefined) requireJson(request.headers["content-type"]);
    request.program = program;
  };

const handle = (services: Services, route: RestRoute) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { program } = request;
  if (program === null) throw new Error("a REST handler ran before authentication");
  const sent = sentIn(route, request);
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const call: Call = { services, caller: program, requestId: request.id, signal: gone.signal };
  try {
    return send(reply, await answerOf(route, call, sent, request.headers["idempotency-key"], program));
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
    found.map(({ path, message }) => ({
      path: path.replace(new RegExp(`^${bodyAt}(\\.|$)`), "") || "body",
      message,
    })),
  );
}

/** Mounts every operation of the table at the root. */
export function mountRest(app: FastifyInstance, services: Services, routes: readonly RestRoute[]): void {
  app.decorateRequest("program", null);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: admit(services, route),
      handler: handle(services, route),
      onSend: async (_request, reply) => {
        reply.header("cache-control", "no-store");
      },
    });
  }
}
