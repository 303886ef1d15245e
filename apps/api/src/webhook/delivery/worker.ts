import { randomUUID } from "node:crypto";
import type { Pool } from "@marque/db";
import type { Call, Services } from "../../action/action";
import { execute } from "../../action/execute";
import { type JobWorker, startWorker, type WorkerLog, type WorkerTiming } from "../../jobs/worker";
import { createDispatch } from "./dispatch";
import { nextTry } from "./next-try";
import { DELIVERY_POLICY, type DeliveryPolicy } from "./policy";
import { DELIVERIES, type DeliveryPayload } from "./queue";
import { createRecordTry } from "./record-try";
import { send } from "./send";
import { sweepWebhooks } from "./sweep";

export interface DeliveryOptions {
  services: Services;
  /** Connections for the queue alone. */
  pool: Pool;
  /** Deliveries under way at once. */
  concurrency: number;
  logger: WorkerLog;
  policy?: DeliveryPolicy;
  timing?: WorkerTiming;
}

const TIMING: WorkerTiming = {
  idle: 1_000,
  afterFault: 5_000,
  sweep: 60 * 60 * 1000,
  leaseSeconds: 60,
  pauseSeconds: 5,
  maintenanceSeconds: 30,
};

/** Delivers webhooks, in this process, for all workspaces. */
export function startDeliveries(options: DeliveryOptions): JobWorker {
  const { services, logger, policy = DELIVERY_POLICY, timing = TIMING } = options;
  const recordTry = createRecordTry(policy);
  const call = (): Call => ({ services, caller: { kind: "system", workspaceId: null }, requestId: randomUUID() });
  let dispatch: ReturnType<typeof createDispatch> | undefined;
  return startWorker<DeliveryPayload>(
    {
      async dispatch(queue) {
        dispatch ??= createDispatch(queue);
        const { events, jobs } = await execute(dispatch, call(), undefined);
        return events + jobs;
      },
      async perform(job, signal) {
        const tryOf = { deliveryId: job.deliveryId, jobId: job.id };
        const { message } = await execute(nextTry, call(), tryOf);
        if (message === null) return "done";
        const at = services.now();
        const { timeoutMilliseconds } = policy;
        const outcome = await send(services.poster, message, { now: at, signal, timeoutMilliseconds });
        const { isFinal, isSwitchedOff } = await execute(recordTry, call(), { ...tryOf, at, ...outcome });
        const { status, error } = outcome;
        const told = { event: message.eventId, status, error };
        if (isSwitchedOff) logger.warn(told, "a webhook was switched off");
        else if (error !== null && isFinal) logger.warn(told, "an event was given up");
        return "done";
      },
      sweep: async () => (await execute(sweepWebhooks, call(), undefined)).isDone,
    },
    {
      ...options,
      queue: DELIVERIES,
      timing,
      words: { heldUp: "webhooks are held up", again: "webhooks are sent again" },
    },
  );
}
