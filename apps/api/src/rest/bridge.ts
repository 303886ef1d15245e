import { brand, ERRORS, faults } from "@marque/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { brandETag } from "../brand-etag";
import { ForbiddenError, ValidationError } from "../errors";
import { may, refusal, type TokenActor } from "../identity/actor";
import { authenticateToken } from "../identity/authenticate-token";
import { type Answer, onlyOnce, requestHash } from "../only-once";
import { type Context, publicError, type Services } from "../trpc/init";
import type { CreateCaller } from "../trpc/router";
import { idempotencyKeyOf } from "./idempotency-key";
import { requireJson } from "./json-body";
import type { RestRoute } from "./routes";

declare module "fastify" {
  interface FastifyRequest {
    /** The program that calls, set before the body is read. */
    program: TokenActor | null;
  }
}

const answer = (reply: FastifyReply, { status, body, replayed }: Answer, route: RestRoute) => {
  if (replayed === true) reply.header("idempotency-replayed", "true");
  if (route.tagged === true) reply.header("etag", brandETag(brand.parse(body)));
  return reply.code(status).send(body);
};

/** Who calls, with what, may they: all known before the first byte of the body is. */
const admit = (services: Services, route: RestRoute) => async (request: FastifyRequest) => {
  const program = await authenticateToken(services.database, request.headers.authorization);
  if (!may(program, route.scope)) throw new ForbiddenError(refusal(program, route.scope));
  if (route.document.body !== undefined) requireJson(request.headers["content-type"]);
  request.program = program;
};

function queryOf(route: RestRoute, request: FastifyRequest): Record<string, unknown> {
  const parsed = route.query.safeParse(request.query);
  if (parsed.success) return parsed.data;
  throw new ValidationError(faults(parsed.error));
}

const handle =
  (services: Services, createCaller: CreateCaller, route: RestRoute) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { program } = request;
    if (program === null) throw new Error("a REST handler ran before authentication");
    // The body may be empty: a route with one then hears that it is no JSON.
    const body = request.body;
    const query = queryOf(route, request);
    const ifMatch = request.headers["if-match"];
    const path = Object.fromEntries(Object.entries(request.params ?? {}).map(([name, value]) => [name, String(value)]));
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const act = async (database: Context["database"]): Promise<Answer> => {
      const context: Context = { services, database, caller: program, requestId: request.id };
      const caller = createCaller(context, { signal: gone.signal });
      const answered = await route.call(caller, { body, query, path, ifMatch }).catch(withoutBodyPath(route));
      return { status: route.status, body: route.status === 204 ? undefined : answered };
    };
    const key = route.idempotent === true ? idempotencyKeyOf(request.headers["idempotency-key"]) : undefined;
    if (key === undefined) return answer(reply, await act(services.database), route);
    const hash = requestHash(`${route.method} ${route.path}`, query, body);
    const kept = await services.database.$transaction((transaction) =>
      onlyOnce(transaction, { tokenId: program.tokenId, key, hash }, services.now(), () =>
        act(transaction).catch(keepable),
      ),
    );
    return answer(reply, kept, route);
  };

/** Where the body is a part of the procedure's input, its faults are told as a caller of REST knows the fields. */
const withoutBodyPath =
  ({ bodyAt }: RestRoute) =>
  (error: unknown): never => {
    const { code, faults: found } = publicError(error);
    if (bodyAt === undefined || code !== "validation" || found === undefined) throw error;
    const told = found.map(({ path, message }) => ({
      path: path.replace(new RegExp(`^${bodyAt}(\\.|$)`), "") || "body",
      message,
    }));
    throw new ValidationError(told);
  };

/** A refusal that the same request would meet again (409, 404 …) is an answer worth keeping; others are thrown on. */
function keepable(error: unknown): Answer {
  const { code, message } = publicError(error);
  const { status, error: name } = ERRORS[code];
  if (status >= 500 || code === "validation" || code === "unauthorized" || code === "forbidden") throw error;
  return { status, body: { error: name, message } };
}

/** Mounts every operation of the table at the root. */
export function mountRest(
  app: FastifyInstance,
  services: Services,
  createCaller: CreateCaller,
  routes: readonly RestRoute[],
): void {
  app.decorateRequest("program", null);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: admit(services, route),
      handler: handle(services, createCaller, route),
      onSend: async (_request, reply) => {
        reply.header("cache-control", "no-store");
      },
    });
  }
}
