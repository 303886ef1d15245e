import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { LAST_REQUESTS_MILLISECONDS } from "@marque/http";
import { signedIn } from "../auth/cookie";
import { internalToken } from "../auth/internal-token";
import { env, isDevelopment } from "../env";
import { answerLimits } from "./answer-limits";
import { createApiProxy } from "./api-proxy";
import { createWebServer } from "./create-server";
import { openPages } from "./pages";
import { restRequests } from "./rest-requests";
import { trpcRequests } from "./trpc-requests";

/** Starts the web app: environment, Next, server; stops it in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // A full disk behind the log, or a reader of it that went away, costs lines and never the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const { apiUrl, host, port, shutdownSeconds, analyses } = env();
  const pages = await openPages({ host, port, isDevelopment });
  const proxy = createApiProxy(apiUrl);
  const limitsOf = answerLimits(analyses);
  const stopping = new AbortController();
  const server = createWebServer(
    {
      rest: restRequests(proxy, limitsOf),
      trpc: trpcRequests(proxy, limitsOf, { signedIn, internalToken }),
      pages: pages.listener,
    },
    stopping.signal,
  );
  if (isDevelopment) server.on("upgrade", pages.upgrade);

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const overdue = global.setTimeout(() => {
      process.stderr.write("The web app stops although some requests did not finish in time.\n");
      process.exit(1);
    }, shutdownSeconds * 1000);
    await setTimeout(LAST_REQUESTS_MILLISECONDS);
    server.close();
    await once(server, "close");
    await pages.close();
    clearTimeout(overdue);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  server.listen(port, host);
  await once(server, "listening");
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
