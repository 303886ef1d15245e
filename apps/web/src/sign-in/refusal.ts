import type { Fault } from "@marque/schema";
import { problemOf } from "@/trpc/problem";

/** Why the API did not do what a link is for. */
export interface Refusal {
  done: false;
  /** `link`: its key was used, has expired or never was; `fields`: `faults` says which. */
  because: "link" | "fields" | "other";
  message: string;
  faults: Fault[];
}

export type Outcome = { done: true; email: string } | Refusal;

/** Before anything was asked: what was written does not fit, which a form would have said. */
export const UNFIT: Refusal = {
  done: false,
  because: "other",
  message: "Fill in every field, then try again.",
  faults: [],
};

/** @param linkStatus of the API's answer to a bad key. */
export function refusalOf(error: unknown, linkStatus: 403 | 404): Refusal {
  const { status, message, faults } = problemOf(error);
  const because = status === linkStatus ? "link" : faults.length > 0 ? "fields" : "other";
  return { done: false, because, message, faults };
}
