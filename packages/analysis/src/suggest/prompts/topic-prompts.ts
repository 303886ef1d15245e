import type { Flavour } from "../language/language";
import { fillTopic } from "./fill";
import { type Draft, type Intent, isPrompt, repeats } from "./prompt";
import type { Topic } from "./topics";
import type { Words } from "./words";

/** How many questions one topic may carry before they would be padding. */
const MOST_PER_TOPIC = 4;
const MOST_PER_AGREED_TOPIC = 6;
const MOST_PER_MAIN_TOPIC = 10;
const MAIN_TOPICS = 3;

interface Site {
  flavour: Flavour;
  words: Words;
  audiences: readonly string[];
  country: string | undefined;
}

/** Turns a list so that topics side by side do not begin with the same question. */
const turned = <T>(values: readonly T[], by: number): T[] => {
  const from = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(from), ...values.slice(0, from)];
};

/** Takes from two lists in turn. */
const alternate = <T>(one: readonly T[], other: readonly T[]): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]);

function draftsOf(topic: Topic, index: number, { flavour, words, audiences, country }: Site): Draft[] {
  const templates = words.language.templates[flavour];
  const own = audiences.filter(
    (audience) => !audience.split(" ").some((word) => topic.phrase.split(/[\s']/).includes(word)),
  );
  const fill = (template: string, intent: Intent): Draft[] => {
    const filled = fillTopic(template, topic.phrase, words);
    if (filled === undefined || (filled.includes("{country}") && country === undefined)) return [];
    const local = filled.replace("{country}", () => country ?? "");
    const draft = (prompt: string, subjects: string[]): Draft => ({
      prompt,
      intent,
      subjects,
      reason: `from the site's ${topic.said}`,
      mention: topic.mention,
    });
    if (!local.includes("{audience}")) return [draft(local, [topic.phrase, topic.family])];
    return turned(own, index)
      .slice(0, 2)
      .map((audience) =>
        draft(
          local.replace("{audience}", () => audience),
          [topic.phrase, topic.family, audience],
        ),
      );
  };
  // What fits is turned, not the list of templates, so that every topic's variety is its own.
  const comparison = turned(
    templates.comparison.flatMap((template) => fill(template, "comparison")),
    index,
  );
  const advice = turned(
    templates["buying-advice"].flatMap((template) => fill(template, "buying-advice")),
    index,
  );
  const all = index % 2 === 0 ? alternate(comparison, advice) : alternate(advice, comparison);
  return all
    .filter(({ prompt }) => isPrompt(prompt))
    .slice(
      0,
      index < MAIN_TOPICS && topic.agreed ? MOST_PER_MAIN_TOPIC : topic.agreed ? MOST_PER_AGREED_TOPIC : MOST_PER_TOPIC,
    );
}

/** Questions about the site's topics, a round for each question so that a few prompts already cover all topics. */
export function topicPrompts(
  topics: readonly Topic[],
  site: Site,
  most: number,
  isAllowed: (prompt: string) => boolean,
): Draft[] {
  const byTopic = topics
    .slice(0, Math.max(MAIN_TOPICS, Math.ceil(most / 2)))
    .map((topic, index) => draftsOf(topic, index, site));
  const isRepeat = repeats();
  const chosen: Draft[] = [];
  for (let round = 0; round < MOST_PER_MAIN_TOPIC; round += 1) {
    for (const drafts of byTopic) {
      const draft = drafts[round];
      if (chosen.length >= most) return chosen;
      if (draft !== undefined && isAllowed(draft.prompt) && !isRepeat(draft.prompt)) chosen.push(draft);
    }
  }
  return chosen;
}
