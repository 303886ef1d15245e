import type { AnalysisEvent } from "@marque/schema";
import { expect, test } from "vitest";
import { IDLE, reduceTrial, type TrialEvent } from "./trial";

const step = (name: "fetch" | "read", status: "started" | "done"): AnalysisEvent => ({
  type: "step",
  step: name,
  status,
  message: `${name} ${status}`,
  milliseconds: null,
});
const after = (...events: TrialEvent[]) => events.reduce(reduceTrial, IDLE);

test("each step stands once, as it was told last, in the order of the steps", () => {
  const { steps } = after({ type: "begun" }, step("read", "started"), step("fetch", "done"), step("read", "done"));
  expect(steps.map(({ message }) => message)).toEqual(["fetch done", "read done"]);
});

test("what is known so far is shown, and kept when the run is stopped", () => {
  const partial: AnalysisEvent = { type: "partial", result: { brandName: "Acme" }, evidence: [] };
  const stopped = after({ type: "begun" }, partial, { type: "stopped" }, step("read", "done"));
  expect(stopped).toMatchObject({ status: "stopped", result: { brandName: "Acme" }, steps: [] });
});

test("another run begins with nothing of the one before", () => {
  const again = after({ type: "begun" }, step("fetch", "done"), { type: "broken" }, { type: "begun" });
  expect(again).toEqual({ ...IDLE, status: "running" });
});
