import { type AnalysisEvent, STEPS } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { type AnalysisRun, idleRun, isCutShort, type RunEvent, reduceRun } from "./analysis-run";

const after = (...events: RunEvent[]): AnalysisRun => events.reduce(reduceRun, idleRun());
const started: AnalysisEvent = {
  type: "step",
  step: "fetch",
  status: "started",
  message: "Opening",
  milliseconds: null,
};
const done: AnalysisEvent = { ...started, status: "done", message: "Read 4 pages", milliseconds: 812 };
const named = (reason: string) => ({ field: "brandName", value: "Acme", reason, quote: null, url: null }) as const;
const placement = { markets: [{ id: "crm", name: "CRM", sector: "sales-software" }], sure: true, likely: [] };
const nothing = {
  brandName: "Acme",
  website: "acme.com",
  additionalDomains: [],
  aliases: [],
  competitors: [],
  suggestedPrompts: [],
};

describe("a run of an analysis", () => {
  test("tells each step as it goes", () => {
    const { status, steps } = after({ type: "begun" }, started, done);
    expect(status).toBe("running");
    expect(steps[0]).toEqual({ step: "fetch", status: "done", message: "Read 4 pages", milliseconds: 812 });
    expect(steps.slice(1).every((step) => step.status === "waiting")).toBe(true);
  });

  test("newer evidence of a value takes the place of the older", () => {
    const { evidence } = after(
      { type: "begun" },
      { type: "partial", result: {}, evidence: [named("title")] },
      { type: "partial", result: {}, evidence: [named("logo")] },
    );
    expect(evidence.map((each) => each.reason)).toEqual(["logo"]);
  });

  test("ends with the result and its problem", () => {
    const run = after({ type: "begun" }, done, {
      type: "result",
      result: nothing,
      evidence: [],
      placement,
      problem: "Timed out.",
    });
    expect(run).toMatchObject({ status: "done", placement, problem: "Timed out." });
  });

  test("that had no time for every step is told so, and one whose steps were done or left out is not", () => {
    const end: RunEvent = { type: "result", result: nothing, evidence: [], placement, problem: null };
    const short = after({ type: "begun" }, done, end);
    expect(short.steps.map(({ status }) => status)).toEqual(["done", "failed", "failed", "failed", "failed"]);
    expect(isCutShort(short)).toBe(true);
    const each = STEPS.map((step) => ({ ...done, step, status: step === "prompts" ? "skipped" : "done" }) as const);
    expect(isCutShort(after({ type: "begun" }, ...each, end))).toBe(false);
  });

  test("what is suggested anew replaces evidence and placement, and nothing of how the run went", () => {
    const run = after({ type: "begun" }, done, { type: "stopped" });
    const anew = reduceRun(run, { type: "resuggested", evidence: [named("given by you")], placement });
    expect(anew).toEqual({ ...run, evidence: [named("given by you")], placement });
  });

  test.each([
    { end: { type: "stopped" }, status: "stopped", first: "skipped" },
    { end: { type: "broken", problem: "Lost." }, status: "broken", first: "failed" },
  ] as const)("$status leaves no step running", ({ end, status, first }) => {
    const run = after({ type: "begun" }, started, end);
    expect(run.status).toBe(status);
    expect(run.steps.map((step) => step.status)).toEqual([first, "skipped", "skipped", "skipped", "skipped"]);
  });

  test("what comes after the end changes nothing", () => {
    const stopped = after({ type: "begun" }, { type: "stopped" });
    expect(reduceRun(stopped, done)).toBe(stopped);
  });

  test("trying again starts from the first step and keeps the evidence of what is still on the screen", () => {
    const again = after(
      { type: "begun" },
      done,
      { type: "partial", result: {}, evidence: [named("title")] },
      { type: "stopped" },
      { type: "begun" },
    );
    expect(again.steps.every((step) => step.status === "waiting")).toBe(true);
    expect(again.evidence).toHaveLength(1);
  });
});
