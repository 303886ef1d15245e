import { setTimeout } from "node:timers/promises";
import { isMigrated } from "@marque/db";
import { ERRORS } from "@marque/schema";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "./action/action";

/** A database that is frozen answers nothing at all; a load balancer waits for some seconds at most. */
const LONGEST_ANSWER_MILLISECONDS = 1_500;

/** `/healthz`: the process answers. `/readyz`: it can also serve, its database being there and migrated. */
export function mountHealth(app: FastifyInstance, { database }: Services, stopping: AbortSignal): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (stopping.aborted) return notReady(reply, "The server is stopping.");
    // A database that is away is the answer here, not a failure to answer.
    const asked = isMigrated(database).catch(() => false);
    const ready = await Promise.race([asked, setTimeout(LONGEST_ANSWER_MILLISECONDS, false, { ref: false })]);
    return ready ? { status: "ready" } : notReady(reply, "The database is not ready.");
  });
}

/** Answered rather than thrown: whoever asks every few seconds would fill the log. */
function notReady(reply: FastifyReply, message: string): FastifyReply {
  const { status, error } = ERRORS.unavailable;
  return reply.code(status).header("retry-after", "5").send({ error, message });
}
