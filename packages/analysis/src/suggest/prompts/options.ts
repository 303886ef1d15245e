import { plainWords } from "./draft";
import { fits } from "./fill";
import {
  type Ask,
  type Facet,
  type Slot,
  type Subject,
  type Template,
  type Theme,
  templatesOf,
  type Values,
} from "./theme";
import type { Words } from "./words";

/** Each facet's part of the questions: a market's own questions are the most telling, those for a country the least. */
const FACET_SHARES: Readonly<Record<Facet, number>> = {
  ask: 3,
  product: 2,
  near: 1.5,
  audience: 2,
  need: 1.5,
  quality: 1.5,
  pair: 1,
  rival: 0.6,
  place: 0.5,
};
/** What a question costs for being like those chosen already, by what is alike; divided by its share, as in D'Hondt's method. */
// A value's share is one of as many as there are: a site that names one audience isn't asked about for it again and again.
const COSTS = { theme: 20, facet: 3, subject: 4, template: 2, value: 6, opening: 0.6, intent: 0.5 };
/** A question farther down in its list is less natural. */
const COST_OF_RANK = 0.1;
/** What buyers ask for most is asked about with every value, the rest with so many. */
const MOST_VALUES = 8;
const VALUES_OF_OTHERS = 2;

/** A question that could be asked, and what it has in common with others. */
export interface Option {
  theme: Theme;
  template: Template;
  /** What it is about; or it is one of the theme's own questions. */
  about: { subject: Subject; values: Values } | Ask;
  cost: number;
  /** Numbers of its features. */
  features: readonly number[];
}

/** What options have in common, numbered, and how much it costs to have it once more. */
export class Features {
  readonly costs: number[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(feature: string, cost: number): number {
    const number = this.#numbers.get(feature) ?? this.costs.push(cost) - 1;
    this.#numbers.set(feature, number);
    return number;
  }
}

/** The questions of a theme. */
export interface Options {
  open: Option[];
  /** For when those are used up: others that are asked as they stand … */
  reserve: () => Option[];
  /** … and, for when there are still too few, those that are made of templates. */
  padding: () => Option[];
}

/** Every question of a theme that is grammatical and has all its values. */
export function optionsOf(theme: Theme, index: number, words: Words, features: Features): Options {
  const known = new Map<Template, readonly number[]>();
  const featuresOf = (template: Template): readonly number[] => {
    const found = known.get(template) ?? [
      themeFeature,
      features.numberOf(`facet:${template.facet}`, COSTS.facet / FACET_SHARES[template.facet]),
      features.numberOf(`intent:${template.intent}`, COSTS.intent),
      features.numberOf(`opening:${template.text.split(" ", 1)[0]}`, COSTS.opening),
      features.numberOf(`template:${template.text}`, COSTS.template),
    ];
    known.set(template, found);
    return found;
  };
  const themeFeature = features.numberOf(`theme:${index}`, COSTS.theme / theme.share);
  const ownFeatures = (own: NonNullable<Ask["features"]>): number[] => [
    themeFeature,
    ...own.map(([feature, cost]) =>
      features.numberOf(feature.startsWith("opening") ? feature : `${feature}@${index}`, cost),
    ),
  ];
  const asked = (asks: readonly Ask[]): Option[] =>
    asks.map((ask) => ({
      theme,
      template: ask.template,
      about: ask,
      cost: ask.cost ?? COST_OF_RANK * ask.template.rank,
      features: ask.features === undefined ? featuresOf(ask.template) : ownFeatures(ask.features),
    }));
  const ofTemplates = (): Option[] => {
    const options: Option[] = [];
    for (const [at, subject] of theme.subjects.entries()) {
      const lists = valuesBeside(subject, theme.values, words);
      const ownFeature = features.numberOf(`subject:${index}:${at}`, COSTS.subject / subject.share);
      const numbersOf = (slot: Slot) =>
        lists[slot].map((value) => features.numberOf(`${slot}:${value}`, COSTS.value / lists[slot].length));
      const numbers: Partial<Record<Slot, number[]>> = {
        audience: numbersOf("audience"),
        need: numbersOf("need"),
        quality: numbersOf("quality"),
        rival: numbersOf("rival"),
      };
      for (const template of subject.sets.flatMap((set) => templatesOf(words.language, set))) {
        const { slots, rank } = template;
        // What names rivals alone is asked once, whatever the subjects.
        if (!template.namesSubject && at > 0) continue;
        if (!fits(template, subject, words) || (template.needsTwoRivals && lists.rival.length < 2)) continue;
        if (slots.some((slot) => lists[slot].length === 0)) continue;
        const longest = slots.reduce((most, slot) => Math.max(most, lists[slot].length), 0);
        const turns = slots.length === 0 ? 1 : Math.min(longest, at === 0 ? MOST_VALUES : VALUES_OF_OTHERS);
        for (let turn = 0; turn < turns; turn += 1) {
          const values: Values = {};
          const own = [...featuresOf(template)];
          if (template.namesSubject) own.push(ownFeature);
          for (const [nth, slot] of slots.entries()) {
            const list = lists[slot];
            // The second slot of a pair goes round at its own pace.
            const chosen = (turn + at + nth * rank) % list.length;
            values[slot] = list[chosen] ?? "";
            if (slot === "rival") values["other rival"] = list[(chosen + 1) % list.length] ?? "";
            const number = numbers[slot]?.[chosen];
            if (number !== undefined) own.push(number);
          }
          options.push({
            theme,
            template,
            about: { subject, values },
            cost: COST_OF_RANK * (rank + at + turn),
            features: own,
          });
        }
      }
    }
    return options;
  };
  const { reserve } = theme;
  return reserve === undefined
    ? { open: [...asked(theme.asks), ...ofTemplates()], reserve: () => [], padding: () => [] }
    : { open: asked(theme.asks), reserve: () => asked(reserve()), padding: ofTemplates };
}

/**
 * The values that can stand beside a subject: `organic` says nothing beside `organic tea`, and `apps for kids` are not
 * asked for "for" somebody else.
 */
function valuesBeside({ name }: Subject, values: Theme["values"], { language }: Words): Theme["values"] {
  const own = new Set(plainWords(name));
  const other = (list: readonly string[]) => list.filter((value) => !value.split(" ").some((word) => own.has(word)));
  const isFor = language.for.some((word) => own.has(word));
  return {
    ...values,
    audience: isFor ? [] : other(values.audience),
    need: isFor ? [] : other(values.need),
    quality: other(values.quality),
  };
}
