import type { Fault } from "@marque/schema";
import { useCallback } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import type { Problem } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";

/**
 * What is said of a field in a form: of a list all that is said of its values.
 * @param error as react-hook-form keeps it, whose types do not tell a list's errors from a field's.
 */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const own: unknown = Reflect.get(error, "message");
  const values: readonly unknown[] = Array.isArray(error) ? error : [];
  const said = [own, messageOf(Reflect.get(error, "root")), ...values.map(messageOf)];
  return said.filter((each) => typeof each === "string" && each !== "").join("; ") || undefined;
}

/** `changes.domains.1` → `domains`: the field of the line that a path of the API's means. */
const fieldOf = (path: string): string => path.replace(/^(?:changes|competitor|added)\./, "").split(".")[0] ?? "";

export type FaultsByField = (problem: Problem, fields: readonly string[]) => Record<string, string>;

/**
 * What the API said against a line, by its fields; under `""` what is no matter of a field.
 * `faultsByField(problem, fields)`, with the fields that the line shows.
 */
export function useFaultsByField(): FaultsByField {
  const { faultInWords } = useFaultWords();
  const told = useToldProblem();
  return useCallback(
    (problem, fields) => {
      const placed: Record<string, string> = {};
      const say = (place: string, words: string) => {
        placed[place] = placed[place] === undefined ? words : `${placed[place]}; ${words}`;
      };
      const placeOf = (fault: Fault) => (fields.includes(fieldOf(fault.path)) ? fieldOf(fault.path) : "");
      for (const fault of problem.faults) say(placeOf(fault), faultInWords(fault));
      if (problem.faults.length === 0) say("", told(problem));
      return placed;
    },
    [faultInWords, told],
  );
}
