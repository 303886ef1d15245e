import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Services } from "../action/action";
import { authenticateWeb, UntrustedError } from "../identity/authenticate-web";
import { publicErrorOf, toTrpcError } from "./init";
import type { AppRouter } from "./router";

/** Anybody may send what does not hold; a line a minute tells an operator as much as one a call. */
const UNTRUSTED_SILENCE_MILLISECONDS = 60_000;

/** Serves the procedures under `/trpc`, to the web app's server alone. */
export async function mountTrpc(
  app: FastifyInstance,
  services: Services,
  router: AppRouter,
  secret: Uint8Array,
): Promise<void> {
  const warnOfUntrusted = untrustedWarning(app.log, services.now);
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>["trpcOptions"] = {
    router,
    createContext: async ({ req }) => {
      const caller = await authenticateWeb(services, secret, req.headers.authorization).catch((cause: unknown) => {
        if (cause instanceof UntrustedError) warnOfUntrusted(cause, req.ip);
        throw toTrpcError(cause);
      });
      return { services, caller, requestId: req.id, address: req.ip };
    },
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

const REASONS: Record<UntrustedError["because"], string> = {
  secret: "INTERNAL_AUTH_SECRET is not the same there and here",
  clock: "its time is over, so that the two clocks differ by a minute or more",
};

/** Says once a minute why the web app's word does not hold. */
function untrustedWarning(log: FastifyBaseLogger, now: () => Date) {
  let silentUntil = 0;
  return ({ because }: UntrustedError, address: string) => {
    const at = now().getTime();
    if (at < silentUntil) return;
    silentUntil = at + UNTRUSTED_SILENCE_MILLISECONDS;
    log.warn({ address, because }, `a token of the web app's server was refused: ${REASONS[because]}`);
  };
}
