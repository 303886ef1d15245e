import { join } from "node:path";
import { firstLoads } from "../../scripts/first-load.mjs";
import { ROOT } from "../product/environment";
import { expect, test } from "./test";

/** KB of JavaScript, gzip, that a page may load before anything is pressed. */
const LIMIT = 170;

/** Pages that load more still, and how much: a figure here may fall, none may rise or be added. */
const OVER: Readonly<Record<string, number>> = {
  "/account": 193,
  "/audit": 180,
  "/brands": 217,
  "/brands/[id]": 307,
  "/brands/[id]/queries": 273,
  "/brands/new": 290,
  "/import": 276,
  "/import/[id]": 261,
  "/settings": 187,
  "/team": 194,
  "/tokens": 180,
  "/try": 279,
  "/webhooks": 181,
  "/webhooks/[id]": 182,
};

/** Versions of zlib differ by some bytes. */
const inKB = (bytes: number): number => Math.round(bytes / 1000);

test("no page begins with more JavaScript than it may", () => {
  const loads = firstLoads(join(ROOT, "apps/web/.next"));
  expect(loads.size).toBeGreaterThan(10);
  const tooMuch = [...loads].filter(([route, bytes]) => inKB(bytes) > (OVER[route] ?? LIMIT));
  expect(tooMuch).toEqual([]);
  // Who gets a page under the limit takes it off the list.
  const mended = Object.keys(OVER).filter((route) => inKB(loads.get(route) ?? 0) <= LIMIT);
  expect(mended).toEqual([]);
});
