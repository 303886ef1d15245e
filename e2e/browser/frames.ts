import type { Page } from "@playwright/test";

/** What one act cost the page's own thread. */
export interface Frames {
  /** Milliseconds of the longest task (W3C Long Tasks: those of 50 ms and more are told, shorter ones count as 0). */
  longestTask: number;
  /** Milliseconds between two frames, at most. */
  longestGap: number;
}

/** Text, and no function: it is the page's, and bundlers leave it as it is. */
const START = `{
  const measured = { longestTask: 0, longestGap: 0, isOver: false };
  globalThis.measuredFrames = measured;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longestTask = Math.max(measured.longestTask, duration);
  });
  observer.observe({ entryTypes: ["longtask"] });
  let before = performance.now();
  const frame = (now) => {
    measured.longestGap = Math.max(measured.longestGap, now - before);
    before = now;
    if (measured.isOver) observer.disconnect();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;
const END = "globalThis.measuredFrames.isOver = true; globalThis.measuredFrames";
const STILL_MILLISECONDS = 500;

/** Runs an act, and measures what stands between the page's frames until it is still again. */
export async function measureFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(START);
  await act();
  await page.waitForTimeout(STILL_MILLISECONDS);
  return page.evaluate<Frames>(END);
}
