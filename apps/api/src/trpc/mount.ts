import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import type { Services } from "../action/action";
import { authenticateWeb } from "../identity/authenticate-web";
import { publicErrorOf } from "./init";
import type { AppRouter } from "./router";

/** Serves the procedures under `/trpc`, to the web app's server alone. */
export async function mountTrpc(
  app: FastifyInstance,
  services: Services,
  router: AppRouter,
  secret: Uint8Array,
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>["trpcOptions"] = {
    router,
    createContext: async ({ req }) => ({
      services,
      caller: await authenticateWeb(services.database, secret, req.headers.authorization),
      requestId: req.id,
      address: req.ip,
    }),
    onError: ({ error, path, req }) => {
      const { code } = publicErrorOf(error);
      if (code === "internal" || code === "unavailable") req.log.error({ err: error, procedure: path }, "call failed");
    },
  };
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    await scope.register(fastifyTRPCPlugin<AppRouter>, { prefix: "/trpc", trpcOptions });
  });
}
