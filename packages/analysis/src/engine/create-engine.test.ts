import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtWorker } from "../../testing/engine/built-worker";
import { madeFindings } from "../../testing/made-findings";
import { valuesOf } from "../findings";
import { createEngine, type Engine, type EngineLimits } from "./create-engine";
import type { UnfinishedError } from "./errors";
import { workerFileAt } from "./worker-file";

const STAGES = ["identify", "locate", "place", "competitors", "prompts"];
const worker = builtWorker(new URL("../../testing/engine/made-worker.ts", import.meta.url));
const faults: UnfinishedError[] = [];
let engine: Engine;

beforeAll(async () => {
  // A thread that is ended while it falls over may say so afterwards, when it has nothing to do.
  const onFault = (fault: UnfinishedError) => void (fault.work === "nothing" || faults.push(fault));
  engine = createEngine({ threads: 2, worker, onFault });
  await engine.ready();
});
afterAll(() => engine.close());
beforeEach(() => {
  faults.length = 0;
});

const begin = (limits: Partial<EngineLimits> = {}) =>
  engine.forAnalysis({
    signal: new AbortController().signal,
    deadlineAt: performance.now() + 60_000,
    privateHosts: [],
    ...limits,
  });
/** The stages whose claims are in the answer. */
const conclude = async (host: string, limits: Partial<EngineLimits> = {}) =>
  valuesOf(await begin(limits).conclude(madeFindings(host)), "aliases");
const read = (text: string, limits: Partial<EngineLimits> = {}) =>
  begin(limits).call("readPage", { url: "https://acme.com/", text }, "home");

describe("concluding", () => {
  test("runs the stages in order and tells the claims of each as they come", async () => {
    const told: string[] = [];
    const found = await begin().conclude(madeFindings("acme-throws.com"), {
      onBegin: (stage) => told.push(`${stage} begins`),
      onClaims: (stage, claims, milliseconds) => {
        expect(claims.map(({ value }) => value)).toEqual([stage]);
        expect(milliseconds).toBeGreaterThanOrEqual(0);
        told.push(`${stage} claims`);
      },
    });
    expect(told).toEqual(STAGES.flatMap((stage) => [`${stage} begins`, `${stage} claims`]));
    expect(valuesOf(found, "aliases")).toEqual(STAGES);
    expect(faults).toEqual([]);
  });

  test("runs those up to a stage and those after it, each once", async () => {
    const placed = await begin().conclude(madeFindings("acme.com"), {}, { until: "place" });
    expect(valuesOf(placed, "aliases")).toEqual(["identify", "locate", "place"]);
    const begun: string[] = [];
    const onBegin = (stage: string) => void begun.push(stage);
    const found = await begin().conclude(placed, { onBegin }, { after: "place" });
    expect(valuesOf(found, "aliases")).toEqual(STAGES);
    expect(begun).toEqual(["competitors", "prompts"]);
  });

  test.each([
    ["identify", ["locate", "place"]],
    ["place", ["identify", "locate"]],
  ])("ends where it should when %s takes its thread down", async (stage, expected) => {
    const unfinished: string[] = [];
    const onUnfinished = ({ work }: UnfinishedError) => void unfinished.push(work);
    const placed = await begin().conclude(madeFindings(`${stage}-exits.com`), { onUnfinished }, { until: "place" });
    expect(valuesOf(placed, "aliases")).toEqual(expected);
    expect(unfinished).toEqual([stage]);
  });

  test.each([
    ["spins for ever", "spins", "budget"],
    ["spins inside a regular expression", "matches", "budget"],
    ["takes more memory than a thread may have", "eats", /budget|fault/],
    ["ends its thread", "exits", "fault"],
    ["throws", "throws", "fault"],
  ])("goes on without a stage that %s, and so does the next analysis", async (_, fault, ending) => {
    for (const stage of ["identify", "prompts"]) {
      expect(await conclude(`${stage}-${fault}.com`)).toEqual(STAGES.filter((each) => each !== stage));
      expect(faults.at(-1)).toMatchObject({ work: stage, ending: expect.stringMatching(ending) });
    }
    expect(await conclude("acme.com")).toEqual(STAGES);
    expect(faults).toHaveLength(2);
  });

  test.each([["throws"], ["exits"], ["spins"]])("tells once of a stage that %s", async (fault) => {
    const told: string[] = [];
    await begin().conclude(madeFindings(`place-${fault}.com`), {
      onUnfinished: ({ work }) => told.push(`${work} unfinished`),
      onClaims: (stage) => told.push(stage),
    });
    expect(told).toEqual(["identify", "locate", "place unfinished", "competitors", "prompts"]);
  });

  test("answers with what it has at the deadline", async () => {
    let found: string[] = [];
    // Enough for the stages before it on any day.
    for (let wait = 100; found.length < 3; wait *= 2) {
      found = await conclude("competitors-spins.com", { deadlineAt: performance.now() + wait });
      expect(STAGES.slice(0, 3)).toEqual(expect.arrayContaining(found));
    }
    expect(await conclude("acme.com", { deadlineAt: performance.now() })).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("throws what its listener throws, and harms nobody else", async () => {
    const onClaims = () => {
      throw new Error("made to fail");
    };
    await expect(begin().conclude(madeFindings("acme.com"), { onClaims })).rejects.toThrow("made to fail");
    expect(await conclude("acme.com")).toEqual(STAGES);
  });

  test("ends when every stage takes its thread down", async () => {
    expect(await conclude("all-exits.com")).toEqual([]);
    expect(faults.map(({ work }) => work)).toEqual(STAGES);
  });
});

describe("calling", () => {
  test("answers what the function returns", async () => {
    expect(await read("words")).toBe("words");
  });

  test.each([
    ["spins", "budget"],
    ["throws", "fault"],
    ["exits", "fault"],
  ])("says that a function did not finish that %s", async (text, ending) => {
    await expect(read(text)).rejects.toMatchObject({ work: "readPage", ending });
    expect(faults).toHaveLength(1);
    expect(await read("words")).toBe("words");
  });

  test("ends at the deadline, which is no fault", async () => {
    await expect(read("spins", { deadlineAt: performance.now() + 100 })).rejects.toMatchObject({ ending: "deadline" });
    expect(faults).toEqual([]);
  });

  test("waits for a thread no longer than until the deadline", async () => {
    const spinning = [read("spins"), read("spins")].map((each) => each.catch((error) => error.ending));
    await expect(read("words", { deadlineAt: performance.now() + 50 })).rejects.toMatchObject({ ending: "deadline" });
    expect(await read("words")).toBe("words");
    expect(await Promise.all(spinning)).toEqual(["budget", "budget"]);
  });
});

test("a caller who goes away ends the work, and its thread is there for others", async () => {
  const gone = new AbortController();
  const left = [read("spins", { signal: gone.signal }), conclude("identify-spins.com", { signal: gone.signal })];
  setTimeout(() => gone.abort(new Error("gone")), 50);
  for (const each of left) await expect(each).rejects.toThrow("gone");
  await expect(read("words", { signal: gone.signal })).rejects.toThrow("gone");
  expect(await read("words")).toBe("words");
  expect(faults).toEqual([]);
});

test("a thread that can't be loaded is told at the start", async () => {
  const broken = createEngine({ threads: 1, worker: workerFileAt(new URL("no-such-file.ts", import.meta.url)) });
  await expect(broken.ready()).rejects.toThrow("no-such-file");
  await broken.close();
});
