import { toKebabCase } from "@marque/schema";
import type { Question } from "./ask";

/** Two intents and three topics: five distinct tags in a result at most. */
const MOST_TOPIC_TAGS = 3;
const LARGEST_SHARE = 0.8;

/** The tags of each question: what it is about, when that is one of the main topics, and what is wanted of the answer. */
export function tagsFor(questions: readonly Question[]): string[][] {
  const counts = new Map<string, number>();
  for (const { topic } of questions) if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const main = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_TOPIC_TAGS);
  const named = new Map(main.map(([topic]) => [topic, toKebabCase(topic)]));
  const tags = questions.map(({ topic, intent }) => {
    const tag = topic === undefined ? undefined : named.get(topic);
    return tag === undefined || tag === "" ? [intent as string] : [tag, intent];
  });
  for (const tag of new Set(tags.flat())) thinOut(tag, tags);
  return tags;
}

/** A tag that nearly every prompt has tells nothing: it is taken from those that have another. */
function thinOut(tag: string, tags: string[][]): void {
  let holders = tags.filter((each) => each.includes(tag)).length;
  for (const each of [...tags].reverse()) {
    if (holders <= tags.length * LARGEST_SHARE) return;
    if (each.length < 2 || !each.includes(tag)) continue;
    each.splice(each.indexOf(tag), 1);
    holders -= 1;
  }
}
