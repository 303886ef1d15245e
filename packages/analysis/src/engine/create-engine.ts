import { availableParallelism } from "node:os";
import { type Claim, type Findings, withClaims } from "../findings";
import type { StageName } from "../stages";
import { endWhenIdle } from "./end-when-idle";
import { UnfinishedError } from "./errors";
import type { FUNCTIONS } from "./functions";
import { startThreads, type WorkLimits } from "./threads";
import { engineWorker, type WorkerFile } from "./worker-file";

type Functions = typeof FUNCTIONS;

export interface EngineLimits extends WorkLimits {
  /** The operator's private hosts, which count as domains. */
  privateHosts: Iterable<string>;
}

/** The pure work of one analysis. */
export interface Reasoning {
  /**
   * Calls a function in a thread.
   * @throws {UnfinishedError} when its budget or the analysis was over first, or its thread failed.
   * @throws the signal's reason, when the caller went away.
   */
  call<Name extends keyof Functions>(
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Promise<ReturnType<Functions[Name]>>;
  /**
   * Runs the stages over findings, and tells what each claims as soon as it is there. A stage that spins, fails or takes
   * its thread down is left out, and those after it still run. At the deadline, what was found so far is the answer.
   * @param span which stages; all of them when unset.
   * @throws the signal's reason, when the caller went away; what the listener throws.
   */
  conclude(findings: Findings, listener?: StageListener, span?: StageSpan): Promise<Findings>;
}

/** Some of the stages: those after one, up to one and with it. */
export interface StageSpan {
  after?: StageName;
  until?: StageName;
}

/** Hears of the stages as they run. Every one that began either claims, be it nothing, or was not finished. */
export interface StageListener {
  onBegin?(stage: string): void;
  /** @param milliseconds how long the stage was at work. */
  onClaims?(stage: string, claims: readonly Claim[], milliseconds: number): void;
  onUnfinished?(error: UnfinishedError): void;
}

/** Threads in which everything pure is done, so that no page can hold up the process. One for a process. */
export interface Engine {
  /** Resolves when a thread is loaded. @throws when it can't be. */
  ready(): Promise<void>;
  /** Starts a thread as well, if none runs: it loads while the analysis waits for the website. */
  forAnalysis(limits: EngineLimits): Reasoning;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** How many threads at most; as many as there are processors when unset, two to four. */
  threads?: number | undefined;
  /** After how long without work they end. */
  idleMilliseconds?: number;
  /** Milliseconds on the clock of the deadlines. */
  now?: () => number;
  /** Hears of stages and functions that failed or spun, which analyses go on without. */
  onFault?: (fault: UnfinishedError) => void;
  /** What threads load: the engine's own functions and stages, unless a test has others. */
  worker?: WorkerFile;
}

/** A page may hold up a thread for as long as its budget lasts: another is there for everybody else. */
const FEWEST_THREADS = 2;
/** Each takes some 120 MB, and analyses mostly wait for websites. */
const MOST_THREADS = 4;
/** Of heap, of which the atlas, the lexicon and the code of a thread take 45. */
const THREAD_MEGABYTES = 256;
const IDLE_MILLISECONDS = 30_000;

/** Makes an engine, whose threads start when they are needed. */
export function createEngine({
  threads: count = Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, availableParallelism())),
  idleMilliseconds = IDLE_MILLISECONDS,
  now = () => performance.now(),
  onFault = () => {},
  worker = engineWorker(),
}: EngineOptions = {}): Engine {
  const onIdleEnd = (cause: unknown) => onFault(new UnfinishedError("nothing", "fault", { cause }));
  const threads = endWhenIdle(
    () => startThreads({ count, megabytes: THREAD_MEGABYTES, worker, now, onIdleEnd }),
    idleMilliseconds,
    onIdleEnd,
  );

  /** Tells of faults. That an analysis was over is none. */
  const noted = (error: unknown): unknown => {
    if (error instanceof UnfinishedError && error.ending !== "deadline") onFault(error);
    return error;
  };

  return {
    ready: () => threads.ready(),
    forAnalysis({ privateHosts: hosts, ...limits }) {
      const privateHosts = [...hosts];
      threads.wake();
      return {
        async call<Name extends keyof Functions>(name: Name, ...args: Parameters<Functions[Name]>) {
          try {
            // The thread calls the function of this type.
            return (await threads.run({ call: { name, args } }, limits)) as ReturnType<Functions[Name]>;
          } catch (error) {
            throw noted(error);
          }
        },

        async conclude(findings, listener = {}, { after: start = null, until = null } = {}) {
          let found = findings;
          let last: string | null = start;
          for (;;) {
            const after: string | null = last;
            try {
              await threads.run({ conclude: { findings: found, after, until, privateHosts } }, limits, (report) => {
                if (report.type === "begun") {
                  last = report.work;
                  listener.onBegin?.(report.work);
                } else if (report.type === "claims") {
                  found = withClaims(found, report.claims);
                  listener.onClaims?.(report.stage, report.claims, report.milliseconds);
                } else {
                  const failed = new UnfinishedError(report.stage, "fault", { cause: report.error });
                  onFault(failed);
                  listener.onUnfinished?.(failed);
                }
              });
              return found;
            } catch (error) {
              if (!(error instanceof UnfinishedError)) throw error;
              noted(error);
              if (last !== after) listener.onUnfinished?.(error);
              // Not even begun: another try would end the same way.
              if (error.ending === "deadline" || last === after) return found;
            }
          }
        },
      };
    },
    close: () => threads.close(),
  };
}
