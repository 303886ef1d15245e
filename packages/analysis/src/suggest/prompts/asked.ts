import type { PromptAsked } from "@marque/schema";
import type { MessageCode } from "../../explain/say";
import type { Draft } from "./draft";

/** What the codes of a written question's marks stand for. */
const STAGES: ReadonlyMap<unknown, PromptAsked["stage"]> = new Map([
  ["prompt.stage.discover" satisfies MessageCode, "discover"],
  ["prompt.stage.compare" satisfies MessageCode, "compare"],
  ["prompt.stage.decide" satisfies MessageCode, "decide"],
]);
const RUNGS: ReadonlyMap<unknown, PromptAsked["rung"]> = new Map([
  ["prompt.rung.general" satisfies MessageCode, "general"],
  ["prompt.rung.middle" satisfies MessageCode, "middle"],
  ["prompt.rung.specific" satisfies MessageCode, "specific"],
]);
const ANSWERS: ReadonlyMap<unknown, PromptAsked["answer"]> = new Map([
  ["prompt.answer.names" satisfies MessageCode, "names"],
  ["prompt.answer.explains" satisfies MessageCode, "explains"],
]);

/**
 * How a prompt is asked. Of one that was written whole its marks say so; of one made of a template what it does: who
 * compares is past finding out who there is, and who asks about one brand is making up their mind.
 */
export function askedOf({ reason: { code, params }, intent, audience, subjects }: Draft): PromptAsked {
  const [rung, answer] = [RUNGS.get(params.rung), ANSWERS.get(params.answer)];
  const whom = textOf(params.audience) ?? audience;
  // The part that it was written under says less than what it speaks of itself.
  const need = subjects.find((subject) => subject !== whom) ?? textOf(params.part);
  const unmarked = code === "prompt.brand" ? "decide" : intent === "comparison" ? "compare" : "discover";
  return {
    stage: STAGES.get(params.stage) ?? unmarked,
    ...(rung === undefined ? {} : { rung }),
    ...(whom === undefined ? {} : { audience: whom }),
    ...(need === undefined ? {} : { need }),
    ...(answer === undefined ? {} : { answer }),
  };
}

const textOf = (param: unknown): string | undefined => (typeof param === "string" && param !== "" ? param : undefined);
