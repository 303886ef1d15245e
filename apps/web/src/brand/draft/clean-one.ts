import { brandFields, type Competitor, type Contract, type Fault, faults } from "@marque/schema";
import type { z } from "zod";
import type { PromptDraft } from "./draft";

/** One line as the contract will store it, or what it says against it (paths within the line: `name`, `domains.0`). */
export type Cleaned<Value> = { value: Value; faults?: never } | { value?: never; faults: readonly Fault[] };

/** Asks the contract's list about a list of one, so that a line is held to the same rule when added and when saved. */
function cleanOne<Value>(list: z.ZodType<readonly Value[] | undefined>, written: unknown): Cleaned<Value> {
  const parsed = list.safeParse([written]);
  if (!parsed.success)
    return { faults: faults(parsed.error).map((fault) => ({ ...fault, path: fault.path.replace(/^0\.?/, "") })) };
  const [value] = parsed.data ?? [];
  return value === undefined ? { faults: [{ path: "", code: "empty", params: {} }] } : { value };
}

/** What the contract says against a list that is one longer: that it is too long, before anybody saves it. */
export function limitFaults(list: z.ZodType, values: readonly unknown[]): readonly Fault[] | undefined {
  const parsed = list.safeParse(values);
  const found = parsed.success
    ? []
    : faults(parsed.error).filter(({ path, code }) => path === "body" && code === "many");
  return found.length === 0 ? undefined : found;
}

const { aliases, prompts } = brandFields.shape;

export const cleanDomain = (contract: Contract, written: string): Cleaned<string> =>
  cleanOne(contract.brandFields.shape.domains, written);
export const cleanAlias = (written: string): Cleaned<string> => cleanOne(aliases, written);
export const cleanCompetitor = (contract: Contract, written: Competitor): Cleaned<Competitor> =>
  cleanOne(contract.brandFields.shape.competitors, written);
export const cleanPrompt = ({ stage, ...written }: PromptDraft): Cleaned<PromptDraft> => {
  const { value, faults } = cleanOne(prompts, written);
  if (value === undefined) return { faults };
  const { prompt, tags } = value;
  return { value: stage === undefined ? { prompt, tags } : { prompt, tags, stage } };
};

/** A tag as a prompt would store it: in kebab-case. */
export const cleanTag = (written: string): Cleaned<string> => {
  // The prompt is there only because a tag is not checked without one.
  const { value, faults } = cleanPrompt({ prompt: "-", tags: [written] });
  const [tag] = value?.tags ?? [];
  return tag === undefined ? { faults: faults ?? [] } : { value: tag };
};
