import type { z } from "zod";
import type templates from "./faults.en.json";

/** What can be wrong with a value. Each has its words in `faults.en.json`. */
export type FaultCode = keyof typeof templates;

/** What a fault's words need to know: limits in characters or entries, the value itself, what was expected in its place. */
export type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;

/** One thing that is wrong with what was sent, and where. */
export interface Fault {
  /** `domains.1`, `competitors.0.name`; `body` when the whole is meant. */
  path: string;
  code: FaultCode;
  params: FaultParams;
}

type Issue = z.core.$ZodIssue;

/** What a schema's own check finds, for `refine` and `addIssue`: its code and params, no sentence. */
export const fault = (code: FaultCode, params: FaultParams = {}) => ({ params: { fault: { code, params } } });

/** How deep an issue's path goes: the branch of a union that got furthest is the one that the caller meant. */
const depth = (issues: readonly Issue[]): number => Math.max(...issues.map((issue) => issue.path.length));

/** Of a union's branches, the one that the value was meant for: not refused for its type at the top. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const meant = branches.filter((issues) => !issues.some((i) => i.code === "invalid_type" && i.path.length === 0));
  return [...meant].sort((one, other) => depth(other) - depth(one))[0];
}

type What = Omit<Fault, "path">;
const what = (code: FaultCode, params: FaultParams = {}): What => ({ code, params });

/** Zod's issue as one of our codes; those that hold others are taken apart before. */
export function faultOfIssue(issue: z.core.$ZodRawIssue): What {
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue) ? what("required") : what("type", { expected: String(issue.expected) });
    case "too_small":
      if (issue.origin === "string") return issue.minimum === 1 ? what("empty") : what("short", count(issue.minimum));
      return issue.origin === "array"
        ? what("few", count(issue.minimum))
        : what("low", { least: Number(issue.minimum) });
    case "too_big":
      if (issue.origin === "string") return what("long", count(issue.maximum));
      return issue.origin === "array"
        ? what("many", count(issue.maximum))
        : what("high", { most: Number(issue.maximum) });
    case "invalid_value":
      return oneOf(issue.values ?? []);
    case "invalid_format":
      return issue.format === "email" ? what("email") : what("format", { format: issue.format ?? "" });
    case "invalid_union":
      return what("type", { expected: "string or object" });
    case "custom":
      return ofOurs(issue.params?.fault) ?? what("refused");
    default:
      return what("refused");
  }
}

/** Of a finished issue zod keeps the input in its message alone. */
const isMissing = ({ input, message }: z.core.$ZodRawIssue): boolean =>
  message === undefined ? input === undefined : message.endsWith("received undefined");

const count = (limit: unknown): FaultParams => ({ count: Number(limit) });

const oneOf = (values: readonly unknown[]): What => {
  const allowed = values.map(String);
  return allowed.join() === "true,false" ? what("type", { expected: "boolean" }) : what("choice", { allowed });
};

/** Only {@link fault} writes it, whose types hold. */
const ofOurs = (written: unknown): What | undefined =>
  typeof written === "object" && written !== null && "code" in written ? (written as What) : undefined;

function faultsOf(issue: Issue, before: readonly PropertyKey[]): Fault[] {
  const path = [...before, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key].join("."), ...what("unknown") }));
  if (issue.code === "invalid_union") {
    const branch = meantBranch(issue.errors);
    if (branch !== undefined) return branch.flatMap((inner) => faultsOf(inner, path));
  }
  return [{ path: path.join(".") || "body", ...faultOfIssue({ input: undefined, ...issue }) }];
}

/** Every fault of what was parsed, in the order of the schema, each with its path. */
export const faults = (error: z.ZodError): Fault[] => error.issues.flatMap((issue) => faultsOf(issue, []));
