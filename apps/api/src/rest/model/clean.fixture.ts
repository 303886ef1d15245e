// How the model reads what callers write: by tables of the few values that operations are made of, so that nothing of the
// product's own cleaning is in it.

const DOMAINS = new Map([
  ["one.com", "one.com"],
  ["sub.one.com", "sub.one.com"],
  ["three.com", "three.com"],
  ["https://www.two.com/x", "two.com"],
  ["münchen.de", "xn--mnchen-3ya.de"],
  // As they are listed, and sent back.
  ["two.com", "two.com"],
  ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
]);
const READABLE = new Map([["xn--mnchen-3ya.de", "münchen.de"]]);
const TAGS = new Map([
  ["Big Shop", "big-shop"],
  ["big-shop", "big-shop"],
  ["lamps", "lamps"],
]);

/** What does not fit: 400. */
export class Refused extends Error {}

export interface Competitor {
  id?: string | undefined;
  name: string;
  domains: string[];
  aliases: string[];
}
export interface Prompt {
  id?: string | undefined;
  prompt: string;
  tags: string[];
  enabled: boolean;
}
export type WrittenCompetitor = string | { [K in keyof Competitor]?: Competitor[K] | undefined };
export type WrittenPrompt = string | { [K in keyof Prompt]?: Prompt[K] | undefined };

export const same = (text: string): string => text.trim().toLowerCase();
export const readable = (domain: string): string => READABLE.get(domain) ?? domain;

const known = (table: ReadonlyMap<string, string>) => (written: string) => {
  const clean = table.get(written);
  if (clean === undefined) throw new Refused(written);
  return clean;
};
const atMost = <T>(most: number, list: readonly T[]): readonly T[] => {
  if (list.length > most) throw new Refused(`${list.length}`);
  return list;
};
function first<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const keys = values.map(keyOf);
  return values.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

export const cleanDomains = (written: readonly string[]): string[] => [...new Set(written.map(known(DOMAINS)))];

export function cleanBrandDomains(written: readonly string[]): string[] {
  if (written.length === 0) throw new Refused("no domain");
  return cleanDomains(written);
}

export const cleanAliases = (written: readonly string[], name: string): string[] =>
  first(
    written.map((each) => each.trim()),
    same,
  ).filter((each) => same(each) !== same(name));

export function cleanCompetitor(written: WrittenCompetitor): Competitor {
  if (typeof written === "string") return { name: written.trim(), domains: [], aliases: [] };
  const { id, name, domains = [], aliases = [] } = written;
  if (name === undefined) throw new Refused("no name");
  return {
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    domains: cleanDomains(domains),
    aliases: cleanAliases(aliases, name),
  };
}

export function cleanCompetitors(written: readonly WrittenCompetitor[]): Competitor[] {
  const all = atMost(100, written).map(cleanCompetitor);
  return first(all, ({ name }) => same(name)).map((one) => {
    const namesakes = all.filter(({ name }) => same(name) === same(one.name));
    const id = namesakes.find((each) => each.id !== undefined)?.id;
    return {
      ...(id === undefined ? {} : { id }),
      name: one.name,
      domains: [...new Set(namesakes.flatMap(({ domains }) => domains))],
      aliases: cleanAliases(
        namesakes.flatMap(({ aliases }) => aliases),
        one.name,
      ),
    };
  });
}

export function cleanText(written: string | undefined): string {
  if (written === undefined || written.trim() === "") throw new Refused("no text");
  return written.trim();
}
export const cleanTags = (written: readonly string[]): string[] => [...new Set(written.map(known(TAGS)))];

export function cleanPrompt(written: WrittenPrompt): Prompt {
  if (typeof written === "string") return { prompt: cleanText(written), tags: [], enabled: true };
  const { id, prompt, tags = [], enabled = true } = written;
  return { ...(id === undefined ? {} : { id }), prompt: cleanText(prompt), tags: cleanTags(tags), enabled };
}

export const cleanPrompts = (written: readonly WrittenPrompt[]): Prompt[] =>
  first(atMost(500, written).map(cleanPrompt), ({ prompt }) => same(prompt));

/** Text as a search reads it. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
