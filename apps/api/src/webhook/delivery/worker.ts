import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@marque/db";
import type { Call, Services } from "../../action/action";
import { execute } from "../../action/execute";
import { createDispatch } from "./dispatch";
import { nextTry } from "./next-try";
import { DELIVERY_POLICY, type DeliveryPolicy } from "./policy";
import { type DeliveryJob, type DeliveryQueue, openDeliveryQueue } from "./queue";
import { createRecordTry } from "./record-try";
import { send } from "./send";
import { sweepWebhooks } from "./sweep";

export interface WorkerOptions {
  services: Services;
  /** Connections for the queue alone. */
  pool: Pool;
  /** Deliveries under way at once. */
  concurrency: number;
  logger: { info(details: object, message: string): void; warn(details: object, message: string): void };
  policy?: DeliveryPolicy;
  timing?: WorkerTiming;
}

/** Milliseconds, or seconds where it says so. */
export interface WorkerTiming {
  /** Between two looks at the outbox while there is nothing to do. */
  idle: number;
  /** After a failure of the database. */
  afterFault: number;
  sweep: number;
  /** A job that was not finished by then was its process' last. Longer than a try with all that is written of it. */
  leaseSeconds: number;
  /** How long a job that was given back lies before it is taken again. */
  pauseSeconds: number;
  maintenanceSeconds: number;
}

const TIMING: WorkerTiming = {
  idle: 1_000,
  afterFault: 5_000,
  sweep: 60 * 60 * 1000,
  leaseSeconds: 60,
  pauseSeconds: 5,
  maintenanceSeconds: 30,
};

export interface DeliveryWorker {
  /** Takes nothing more; what is under way may take so long, and is given back then. */
  stop(graceMilliseconds: number): Promise<void>;
}

/**
 * Delivers webhooks, in this process, for all workspaces; any number of processes may. Whatever the database does, it goes on
 * when that is there again: everything that it knows is stored.
 */
export function startDeliveries(options: WorkerOptions): DeliveryWorker {
  const { services, pool, concurrency, logger, policy = DELIVERY_POLICY, timing = TIMING } = options;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const underWay = new Set<Promise<void>>();
  const recordTry = createRecordTry(policy);
  const call = (): Call => ({ services, caller: { kind: "system", workspaceId: null }, requestId: randomUUID() });
  let hasFailed = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const fault = (err: unknown) => {
    if (!hasFailed && !stopping.signal.aborted) logger.warn({ err }, "webhooks are held up");
    hasFailed = true;
  };

  async function deliver(job: DeliveryJob): Promise<void> {
    const tryOf = { deliveryId: job.deliveryId, jobId: job.id };
    const { message } = await execute(nextTry, call(), tryOf);
    if (message === null) return;
    const at = services.now();
    const { timeoutMilliseconds } = policy;
    const outcome = await send(services.poster, message, { now: at, signal: givenUp.signal, timeoutMilliseconds });
    const { isFinal, isSwitchedOff } = await execute(recordTry, call(), { ...tryOf, at, ...outcome });
    const { status, error } = outcome;
    if (isSwitchedOff) logger.warn({ event: message.eventId, status, error }, "a webhook was switched off");
    else if (error !== null && isFinal) logger.warn({ event: message.eventId, status, error }, "an event was given up");
  }

  /** @throws never: what is not finished here is found again when its lease is over. */
  async function work(queue: DeliveryQueue, job: DeliveryJob): Promise<void> {
    try {
      await deliver(job);
      await queue.finish(job);
    } catch (error) {
      if (!givenUp.signal.aborted) fault(error);
      await queue.release(job).catch(fault);
    }
  }

  /** @returns whether there may be more at once. */
  async function turn(queue: DeliveryQueue, dispatch: ReturnType<typeof createDispatch>): Promise<boolean> {
    const { events, jobs } = await execute(dispatch, call(), undefined);
    const free = concurrency - underWay.size;
    const taken = free > 0 ? await queue.take(free) : [];
    for (const job of taken) {
      const working = work(queue, job).finally(() => underWay.delete(working));
      underWay.add(working);
    }
    if (performance.now() - sweptAt > timing.sweep) {
      const { isDone } = await execute(sweepWebhooks, call(), undefined);
      if (isDone) sweptAt = performance.now();
    }
    if (hasFailed) logger.info({}, "webhooks are sent again");
    hasFailed = false;
    return events + jobs + taken.length > 0;
  }

  async function run(): Promise<void> {
    let queue: DeliveryQueue | undefined;
    let dispatch: ReturnType<typeof createDispatch> | undefined;
    while (!stopping.signal.aborted) {
      try {
        queue ??= await openDeliveryQueue({ pool, onError: fault, ...timing });
        dispatch ??= createDispatch(queue);
        const isBusy = await turn(queue, dispatch);
        // What ends makes room for what waits.
        if (!isBusy || underWay.size >= concurrency) await Promise.race([...underWay, pause(timing.idle)]);
      } catch (error) {
        fault(error);
        await pause(timing.afterFault);
      }
    }
    await Promise.all(underWay);
    await queue?.close();
  }

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // woken to stop

  const running = run();
  return {
    async stop(graceMilliseconds) {
      stopping.abort();
      const overdue = setTimeout(() => givenUp.abort(), graceMilliseconds);
      await running;
      clearTimeout(overdue);
    },
  };
}
