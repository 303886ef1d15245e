import { type Draft, isPrompt, plainWords, repeats } from "./draft";
import { fill } from "./fill";
import { Features, type Option, optionsOf } from "./options";
import { type Subject, special, type Theme } from "./theme";
import { lower, singular, type Words } from "./words";

/** Bounds the work: three markets of the atlas have some 600 to 1,400 questions. */
const MOST_OPTIONS = 3000;

/**
 * Chooses questions one by one, each time the one that is least like those chosen already: by theme, facet, subject,
 * wording and value, each in its share. None repeats another, none is ungrammatical.
 *
 * @param enough so many are enough when the rest would be made of templates.
 */
export function choose(
  themes: readonly Theme[],
  most: number,
  enough: number,
  words: Words,
  isAllowed: (prompt: string) => boolean,
): Draft[] {
  const features = new Features();
  const options = themes.map((theme, index) => optionsOf(theme, index, words, features));
  const open: Option[] = [];
  const sharing: Option[][] = [];
  const timesOf: number[] = [];
  const offer = (more: readonly Option[]): void => {
    for (const option of more.slice(0, MOST_OPTIONS - open.length)) {
      open.push(option);
      for (const feature of option.features) {
        const sharers = sharing[feature] ?? [];
        sharers.push(option);
        sharing[feature] = sharers;
        option.cost += (features.costs[feature] ?? 0) * (1 + (timesOf[feature] ?? 0));
      }
    }
  };
  offer(options.flatMap((each) => each.open));
  const later = [
    { offers: () => options.flatMap((each) => each.reserve()), until: most },
    { offers: () => options.flatMap((each) => each.padding()), until: enough },
  ];
  const uses = new Map<Subject, number>();
  const isRepeat = repeats();
  const isSameHead = headTest(words);
  const chosen: Draft[] = [];
  let room = most;
  while (chosen.length < room) {
    const best = open.reduce<Option | undefined>(
      (found, option) => (option.cost < (found?.cost ?? Number.POSITIVE_INFINITY) ? option : found),
      undefined,
    );
    if (best === undefined) {
      const next = later.shift();
      if (next === undefined || chosen.length >= next.until) break;
      room = Math.min(most, next.until);
      offer(next.offers());
      continue;
    }
    // Each is looked at once.
    best.cost = Number.POSITIVE_INFINITY;
    const subject = "subject" in best.about ? best.about.subject : undefined;
    if (subject !== undefined && (uses.get(subject) ?? 0) >= subject.most) continue;
    const draft = draftOf(best, words);
    if (!isPrompt(draft.prompt) || !isAllowed(draft.prompt) || isRepeat(draft.prompt) || isSameHead(draft)) continue;
    chosen.push(draft);
    if (subject !== undefined) uses.set(subject, (uses.get(subject) ?? 0) + 1);
    for (const feature of best.features) {
      timesOf[feature] = (timesOf[feature] ?? 0) + 1;
      for (const option of sharing[feature] ?? []) option.cost += features.costs[feature] ?? 0;
    }
  }
  return chosen;
}

/**
 * Tells of a general question whether an earlier one asked for the same thing, but for words of praise and comparison and
 * for whether it is called a tool or software: "best crm software" and "crm tools compared" have one answer.
 */
function headTest(words: Words): (draft: Draft) => boolean {
  const heads = new Set<string>();
  return ({ prompt, rung }) => {
    if (rung !== "general") return false;
    const telling = plainWords(prompt)
      .filter((word) => !words.saysNothing.has(word))
      .map((word) => singular(word, words))
      .filter((word) => !words.saysNothing.has(word));
    const head = telling.sort().join(" ");
    const isSame = head !== "" && heads.has(head);
    heads.add(head);
    return isSame;
  };
}

function draftOf({ theme: { maker }, template, about }: Option, words: Words): Draft {
  const { intent } = template;
  if (!("subject" in about)) {
    const { subjects, reason, rung } = about;
    const draft = { prompt: lower(template.text, words.subtag), intent, subjects, reason, seen: [], maker };
    return rung === undefined ? draft : { ...draft, rung };
  }
  const { subject, values } = about;
  return {
    prompt: lower(fill(template, subject, values, words), words.subtag),
    intent,
    subjects: [...special(values), ...(template.namesSubject ? [subject.name, subject.family] : [])],
    reason: subject.reasonFor(values, template),
    seen: template.namesSubject ? subject.seen : [],
    maker,
    ...(values.audience === undefined ? {} : { audience: values.audience }),
  };
}
