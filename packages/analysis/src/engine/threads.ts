import { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { Piscina } from "piscina";
import { type Ending, UnfinishedError } from "./errors";
import type { CallWork, Report, StagesWork } from "./messages";
import { createProcessorBudget } from "./processor-budget";
import type { Served } from "./serve";
import type { WorkerFile } from "./worker-file";

/** What ends work before it is done. */
export interface WorkLimits {
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** When the analysis is over, milliseconds on the threads' clock. */
  deadlineAt: number;
}

export interface ThreadsOptions {
  /** At most; one runs always, and others while there is more to do. */
  count: number;
  /** Megabytes of heap that each may have before it is ended. */
  megabytes: number;
  worker: WorkerFile;
  /** Milliseconds on the clock of the deadlines. */
  now: () => number;
  /** Hears that a thread ended while it had nothing to do; another takes its place. */
  onIdleEnd: (cause: unknown) => void;
}

/** After which a thread beside the first one ends. */
const SPARE_IDLE_MILLISECONDS = 10_000;
/** What Node.js takes by itself is 28 MB a thread more, and no faster: there is little between two collections. */
const YOUNG_MEGABYTES = 8;

type Sent<W> = Omit<W, "port">;

/** Threads that can be ended in the middle of their work, each then replaced by a new one. */
export interface Threads {
  /**
   * Has a thread do some work, and tells what it reports meanwhile.
   * @throws {UnfinishedError} when the time was over, or the work or its thread failed.
   * @throws the signal's reason, when the caller went away; what `hear` throws.
   */
  run(
    work: { call: Sent<CallWork> } | { conclude: Sent<StagesWork> },
    limits: WorkLimits,
    hear?: (report: Report) => void,
  ): Promise<unknown>;
  /** Resolves when one is loaded. @throws when it can't be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts threads. They keep no process alive that has nothing else to do. */
export function startThreads({ count, megabytes, worker, now, onIdleEnd }: ThreadsOptions): Threads {
  const pool = new Piscina({
    ...worker,
    // With none, what waits when the last one is ended would wait for the next work to start another.
    minThreads: 1,
    maxThreads: count,
    idleTimeout: SPARE_IDLE_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    // What reads pages of strangers needs none of the process's secrets.
    env: {},
  });
  pool.on("error", onIdleEnd);
  const answer = (name: keyof Served, work: unknown, signal: AbortSignal, transferList: [MessagePort] | [] = []) =>
    pool.run(work, { name, signal, transferList });

  return {
    async run(work, { signal, deadlineAt }, hear = () => {}) {
      signal.throwIfAborted();
      let doing = "call" in work ? work.call.name : "stages";
      const left = deadlineAt - now();
      if (left <= 0) throw new UnfinishedError(doing, "deadline");

      const ending = new AbortController();
      const end = (why: Ending) => ending.abort(new UnfinishedError(doing, why));
      const leave = () => ending.abort(signal.reason);
      signal.addEventListener("abort", leave);
      const deadline = setTimeout(end, left, "deadline");
      const budget = createProcessorBudget(() => end("budget"));

      const { port1: reports, port2: port } = new MessageChannel();
      const take = (report: Report) => {
        budget.stop();
        if (report.type === "begun") {
          doing = report.work;
          budget.start(report.budgetMilliseconds);
        }
        try {
          hear(report);
        } catch (error) {
          // Thrown on from here, it would be nobody's and end the process.
          ending.abort(error);
        }
      };
      reports.on("message", take);
      /** What the thread said before its end may still be on its way. */
      const takeRest = () => {
        for (let last = receiveMessageOnPort(reports); last !== undefined; last = receiveMessageOnPort(reports))
          take(last.message);
      };
      try {
        const [name, sent] = "call" in work ? (["call", work.call] as const) : (["conclude", work.conclude] as const);
        const answered = await answer(name, { ...sent, port }, ending.signal, [port]);
        takeRest();
        ending.signal.throwIfAborted();
        return answered;
      } catch (cause) {
        takeRest();
        ending.signal.throwIfAborted();
        throw new UnfinishedError(doing, "fault", { cause });
      } finally {
        budget.stop();
        clearTimeout(deadline);
        signal.removeEventListener("abort", leave);
        reports.close();
      }
    },

    async ready() {
      await answer("ready", null, new AbortController().signal);
    },

    close: () => pool.destroy(),
  };
}
