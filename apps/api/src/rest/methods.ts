import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CallerError } from "../caller-error";

/** What a path answers, by its pattern. */
type Methods = Map<string, Set<string>>;

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`).test(path);

/** Keeps a list of every route that is added from now on. */
function listRoutes(app: FastifyInstance): Methods {
  const methods: Methods = new Map();
  app.addHook("onRoute", ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(url, known);
  });
  return methods;
}

/**
 * Answers what no route takes: `OPTIONS` (RFC 9110 section 9.3.7), 405 with `Allow` for a path that is there, 404 for
 * one that isn't. To be called before the routes are added.
 */
export function answerUnrouted(app: FastifyInstance): void {
  const routes = listRoutes(app);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    // `OPTIONS *` asks about the server as a whole.
    const isMeant = ([pattern]: [string, unknown]) => path === "*" || matches(pattern, path);
    const allowed = [...routes].filter(isMeant).flatMap(([, methods]) => [...methods]);
    if (allowed.length === 0 || (path === "*" && request.method !== "OPTIONS"))
      throw new CallerError("notFound", "No such path");
    const all = [...new Set([...allowed, "OPTIONS"])];
    if (request.method !== "OPTIONS")
      throw new CallerError("methodNotAllowed", `This path answers ${all.join(", ")}`, { allowed: all });
    return reply.code(204).header("allow", all.join(", ")).send();
  });
}
