import type { z } from "zod";

/** One thing that is wrong with what was sent, and where. */
export interface Fault {
  /** `domains.1`, `competitors.0.name`; `body` when the whole is meant. */
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;

const ARTICLES: Record<string, string> = {
  array: "an array",
  int: "a whole number",
  object: "an object",
  string: "a string",
  number: "a number",
  boolean: "true or false",
};

/** How deep an issue's path goes: the branch of a union that got furthest is the one that the caller meant. */
const depth = (issues: readonly Issue[]): number => Math.max(...issues.map((issue) => issue.path.length));

/** Of a union's branches, the one that the value was meant for: not refused for its type at the top. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const meant = branches.filter((issues) => !issues.some((i) => i.code === "invalid_type" && i.path.length === 0));
  return [...meant].sort((one, other) => depth(other) - depth(one))[0];
}

function faultsOf(issue: Issue, before: readonly PropertyKey[]): Fault[] {
  const path = [...before, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key].join("."), message: "is not a known field" }));
  if (issue.code === "invalid_union") {
    const branch = meantBranch(issue.errors);
    if (branch !== undefined) return branch.flatMap((inner) => faultsOf(inner, path));
    return [{ path: path.join("."), message: "must be a string or an object" }];
  }
  if (issue.code === "invalid_type")
    return [
      {
        path: path.join(".") || "body",
        message:
          issue.input === undefined && issue.message.endsWith("received undefined")
            ? "is required"
            : `must be ${ARTICLES[issue.expected] ?? issue.expected}`,
      },
    ];
  return [{ path: path.join(".") || "body", message: issue.message }];
}

/** Every fault of what was parsed, in the order of the schema, each with its path. */
export const faults = (error: z.ZodError): Fault[] => error.issues.flatMap((issue) => faultsOf(issue, []));

/** `domains.1: "foo" is not a valid domain; name: is required`. A message that names its field itself stands alone. */
export const describeFaults = (list: readonly Fault[]): string =>
  list.map(({ path, message }) => (message.startsWith(`${path} `) ? message : `${path}: ${message}`)).join("; ");
