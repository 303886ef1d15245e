import type { z } from "zod";
import { type Fault, type FaultCode, type FaultParams, faultOfIssue } from "./fault";
import english from "./faults.en.json" with { type: "json" };

type Template = string | Readonly<Record<string, string>>;
/** The words of a language for every code, with `{param}` in them; where they depend on a number, by its plural category. */
export type FaultWords = Readonly<Record<FaultCode, Template>>;

/** Says in a language what is wrong. */
export interface FaultSpeech {
  /** A fault in words that follow its field: `must be at most 200 characters`. */
  faultInWords: (fault: Omit<Fault, "path">) => string;
  /** The same for forms that are validated by the schema itself: an error map of zod. */
  issueInWords: z.core.$ZodErrorMap;
  /** `domains.1: "foo" is not a valid domain; name: is required`. Words that name their field themselves stand alone. */
  describeFaults: (list: readonly Fault[]) => string;
}

/** What callers sent stands in quotation marks, so that nobody takes it for our words. */
const shown = (name: string, value: FaultParams[string] | undefined): string =>
  name === "value" ? JSON.stringify(value) : Array.isArray(value) ? value.join(", ") : String(value);

/** @param language a BCP 47 tag, that of `words`: it decides between one and many. */
export function createFaultWords(language: string, words: FaultWords): FaultSpeech {
  const plurals = new Intl.PluralRules(language);
  const chosen = (template: Template, { expected, count }: FaultParams): string => {
    if (typeof template === "string") return template;
    const form = expected === undefined ? plurals.select(Number(count)) : String(expected);
    return template[form] ?? template.other ?? "";
  };
  const faultInWords: FaultSpeech["faultInWords"] = ({ code, params }) =>
    chosen(words[code], params).replace(/\{(\w+)\}/g, (_, name: string) => shown(name, params[name]));
  return {
    faultInWords,
    issueInWords: (issue) => faultInWords(faultOfIssue(issue)),
    describeFaults: (list) =>
      list
        .map((fault) => ({ path: fault.path, told: faultInWords(fault) }))
        .map(({ path, told }) => (told.startsWith(`${path} `) ? told : `${path}: ${told}`))
        .join("; "),
  };
}

/** In English, as programs are told. */
export const { faultInWords, issueInWords, describeFaults } = createFaultWords("en", english);
