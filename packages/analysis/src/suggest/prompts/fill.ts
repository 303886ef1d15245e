import { formOf, singular, type Words } from "./words";

/** Fills a template's topic; `undefined` when the topic's form would make it ungrammatical. */
export function fillTopic(template: string, topic: string, words: Words): string | undefined {
  const form = formOf(topic, words);
  const first = topic.split(" ")[0] ?? "";
  const inflected = topic.includes(" ") && words.language.inflectedEndings.some((ending) => first.endsWith(ending));
  if (inflected && !template.startsWith("{topic}")) return undefined;
  const allowed: Record<string, boolean> = {
    topic: true,
    plural: form === "plural",
    mass: form === "mass",
    several: form === "plural" || form === "mass",
    singular: form === "singular",
    "a singular": form === "singular",
  };
  const wanted = /\{(topic|plural|mass|several|singular|a singular)\}/.exec(template)?.[1];
  if (wanted === undefined || allowed[wanted] !== true) return undefined;
  const article = /^[aeiou]/.test(topic) ? "an" : "a";
  return template.replace(`{${wanted}}`, () => (wanted === "a singular" ? `${article} ${topic}` : topic));
}

/** A feature as a product of that kind: `time tracking` becomes `time tracking software`. */
export function asSoftware(topic: string, words: Words): string {
  const row = topic.split(" ");
  if (row.some((word) => words.heads.has(word))) return topic;
  const last = row.pop() ?? "";
  const one = [...row, formOf(topic, words) === "mass" ? last : singular(last, words)].join(" ");
  return words.language.asSoftware.replace("{singular}", () => one).replace("{topic}", () => topic);
}
