import type { Page } from "@playwright/test";

/** What one act cost the page's main thread, in milliseconds. */
export interface Frames {
  /** The longest task, as people wait for it. */
  longestTask: number;
  /** The most CPU that one task took: what it would last on a machine that has nothing else to do. */
  longestWork: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** Microseconds: of the clock, and of the thread's CPU. */
  dur?: number;
  tdur?: number;
}

const TASK = "ThreadControllerImpl::RunTask";
const MAIN_THREAD = "CrRendererMain";
const STILL_MILLISECONDS = 500;

/** Runs an act, and measures the tasks between the page's frames until it is still again, by Chromium's own trace. */
export async function measureFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  await page.waitForTimeout(STILL_MILLISECONDS);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === TASK && mainThreads.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error("the trace has no tasks of the page");
  const longest = (of: "dur" | "tdur") => Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000;
  return { longestTask: longest("dur"), longestWork: longest("tdur") };
}
