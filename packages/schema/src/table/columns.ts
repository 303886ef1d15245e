import type { Competitor } from "../competitor";
import { type PrivateHosts, parseWebsite } from "../hostname";
import type { Prompt } from "../prompt";
import { entriesOf, escapeText, joinEntries, splitEscaped, trailingGroup, unescapeText } from "./cell";

const isComma = (character: string): boolean => character === ",";

/** Texts in a cell: aliases, domains. */
export const textsToCell = (texts: readonly string[]): string =>
  joinEntries(texts.map((text) => escapeText(text, ";")));
export const textsOfCell = (cell: string): string[] => entriesOf(cell).map(unescapeText);

/**
 * Competitors in a cell: `Name <its.com, its.de> = Alias = Another alias`, domains and aliases where there are any. A name
 * that could be read as a domain has its brackets behind it, though they be empty.
 */
export const competitorsToCell = (competitors: readonly Competitor[], privateHosts?: PrivateHosts): string =>
  joinEntries(
    competitors.map(({ name, domains, aliases }) => {
      const [first = "", ...others] = [name, ...aliases].map((text) => escapeText(text, ";<>="));
      const isNameAlone = domains.length === 0 && parseWebsite(name, privateHosts) === undefined;
      return [isNameAlone ? first : `${first} <${domains.join(", ")}>`, ...others].join(" = ");
    }),
  );

/**
 * What `brand.create` takes for competitors. An entry that is a domain itself is a competitor of that name at that domain.
 * @param privateHosts count as domains.
 */
export const competitorsOfCell = (cell: string, privateHosts?: PrivateHosts): Competitor[] =>
  entriesOf(cell).map((entry) => {
    const [first = "", ...aliases] = splitEscaped(entry, (character) => character === "=");
    const group = trailingGroup(first, "<", ">");
    const name = unescapeText(group?.before ?? first);
    const domains = group === undefined ? [] : splitEscaped(group.inner, isComma).map(unescapeText);
    const own = group === undefined && aliases.length === 0 ? parseWebsite(name, privateHosts)?.hostname : undefined;
    return {
      name: own ?? (name === "" ? (domains[0] ?? "") : name),
      domains: own === undefined ? domains : [own],
      aliases: aliases.map(unescapeText),
    };
  });

/** Behind a prompt that is there and not asked. */
const OFF = "(off)";

/** Prompts in a cell: `what to ask [tag, tag]`, tags where there are any, and `(off)` behind one that is switched off. */
export const promptsToCell = (prompts: readonly Prompt[]): string =>
  joinEntries(
    prompts.map(({ prompt, tags, enabled }) =>
      [
        escapeText(prompt, ";[]()"),
        ...(tags.length === 0 ? [] : [`[${tags.join(", ")}]`]),
        ...(enabled ? [] : [OFF]),
      ].join(" "),
    ),
  );

/** What `brand.create` takes for prompts. */
export const promptsOfCell = (cell: string): Prompt[] =>
  entriesOf(cell).map((entry) => {
    const isOff = entry.toLowerCase().endsWith(` ${OFF}`);
    const written = isOff ? entry.slice(0, -OFF.length).trim() : entry;
    const group = trailingGroup(written, "[", "]");
    return {
      prompt: unescapeText(group?.before ?? written),
      tags: group === undefined ? [] : splitEscaped(group.inner, isComma).map(unescapeText),
      enabled: !isOff,
    };
  });

/** Whether a cell means yes; `undefined` when it is empty or no such word. */
export function flagOfCell(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
const YES = new Set(["yes", "true", "1", "on", "enabled", "ja", "oui", "sí", "si", "x", "vrai", "wahr", "verdadero"]);
const NO = new Set(["no", "false", "0", "off", "disabled", "nein", "non", "faux", "falsch", "falso"]);
