import { z } from "zod";
import { type Fault, type FaultCode, type FaultParams, faultOfIssue } from "./fault";
import english from "./faults.en.json" with { type: "json" };

type Template = string | Readonly<Record<string, string>>;
/** The words of a language for every code, with `{param}` in them; where they depend on a number, by its plural category. */
export type FaultWords = Readonly<Record<FaultCode, Template>>;

const plurals = new Intl.PluralRules("en");

function chosen(template: Template, { expected, count }: FaultParams): string {
  if (typeof template === "string") return template;
  const form = expected === undefined ? plurals.select(Number(count)) : String(expected);
  return template[form] ?? template.other ?? "";
}

/** What callers sent stands in quotation marks, so that nobody takes it for our words. */
const shown = (name: string, value: FaultParams[string] | undefined): string =>
  name === "value" ? JSON.stringify(value) : Array.isArray(value) ? value.join(", ") : String(value);

/** A fault in words that follow its field: `must be at most 200 characters`. */
export const faultInWords = ({ code, params }: Omit<Fault, "path">, words: FaultWords = english): string =>
  chosen(words[code], params).replace(/\{(\w+)\}/g, (_, name: string) => shown(name, params[name]));

const isKnown = (code: string): code is FaultCode => Object.hasOwn(english, code);

/** A fault as a server tells it, which may be newer than its reader and know codes that this one doesn't. */
export const receivedFault = z.object({
  path: z.string(),
  code: z.string().transform((code): FaultCode => (isKnown(code) ? code : "refused")),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

/** The same for forms that are validated by the schema itself: an error map of zod. */
export const issueInWords: z.core.$ZodErrorMap = (issue) => faultInWords(faultOfIssue(issue));

/** `domains.1: "foo" is not a valid domain; name: is required`. Words that name their field themselves stand alone. */
export const describeFaults = (list: readonly Fault[]): string =>
  list
    .map((fault) => ({ path: fault.path, words: faultInWords(fault) }))
    .map(({ path, words }) => (words.startsWith(`${path} `) ? words : `${path}: ${words}`))
    .join("; ");
