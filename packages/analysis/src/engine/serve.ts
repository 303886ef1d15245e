// The inside of a thread. A file that is loaded as one exports what `serve` makes of its tables.
import type { Knowledge } from "../stage";
import type { StageTable } from "../stages";
import type { CallWork, Report, StagesWork } from "./messages";

/** Functions without effects, whose arguments and results are plain data. */
// biome-ignore lint/suspicious/noExplicitAny: the one type that functions of any parameters are assignable to.
export type Functions = Readonly<Record<string, (...args: any[]) => unknown>>;

/** What a thread knows. */
export interface Tables {
  functions: Functions;
  /** How much processor time a function may take. */
  callBudgetMilliseconds: number;
  stages: StageTable;
  knowledge: Omit<Knowledge, "privateHosts">;
}

/** What a thread answers. */
export interface Served {
  /** Answers when the thread is loaded. */
  ready(): void;
  /** Calls a function of the table, and answers what it returns. */
  call(work: CallWork): unknown;
  /** Runs stages, and tells the claims of each as soon as they are there. */
  conclude(work: StagesWork): void;
}

/** Makes a thread's answers from what it knows. */
export function serve({ functions, callBudgetMilliseconds, stages, knowledge }: Tables): Served {
  return {
    ready() {},

    call({ name, args, port }) {
      const called = functions[name];
      if (called === undefined) throw new Error(`Threads know no function ${name}.`);
      port.postMessage({ type: "begun", work: name, budgetMilliseconds: callBudgetMilliseconds } satisfies Report);
      return called(...args);
    },

    conclude({ findings, after, until, port, privateHosts }) {
      const known: Knowledge = { ...knowledge, privateHosts: new Set(privateHosts) };
      const tell = (report: Report) => port.postMessage(report);
      let found = findings;
      const first = stages.findIndex(({ name }) => name === after) + 1;
      const end = until === null ? stages.length : stages.findIndex(({ name }) => name === until) + 1;
      for (const { name, budgetMilliseconds, run } of stages.slice(first, end)) {
        tell({ type: "begun", work: name, budgetMilliseconds });
        const startedAt = performance.now();
        try {
          const more = run(found, known);
          const claims = more.claims.slice(found.claims.length);
          tell({ type: "claims", stage: name, claims, milliseconds: performance.now() - startedAt });
          found = more;
        } catch (error) {
          tell({ type: "failed", stage: name, error: error instanceof Error ? error : new Error(String(error)) });
        }
      }
    },
  };
}
