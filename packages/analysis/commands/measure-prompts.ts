import { type Atlas, loadAtlas } from "@marque/atlas";
import { analysisInput } from "@marque/schema";
import { type Claim, claimsOf, nothingFound, valuesOf } from "../src/findings";
import { STAGES } from "../src/stages";
import type { Terminal } from "./terminal";

type PromptClaim = Extract<Claim, { field: "suggestedPrompts" }>;

const BRANDS = 40;
/** The contract's full questions: a fifth of a result. */
const LONG_FROM = 13;
/** How many words two prompts of an answer may share, of all that they have, and still ask two things (Jaccard index). */
const SAME = 0.6;

interface Answer {
  brand: string;
  market: string;
  prompts: readonly PromptClaim[];
}

/**
 * Prints what the prompts of brands are like, in shares: how many were written whole, name companies, are long, are for which
 * stage and rung, name the brand, and are the same as others.
 *
 * @param args `--seed N` draws 40 brands of the atlas, other ones for each N; websites are taken in their stead; `--list`
 *   prints every prompt.
 * @returns the exit code: 0, or 2 for arguments that make no sense.
 */
export function measurePrompts(args: readonly string[], terminal: Terminal, atlas = loadAtlas()): number {
  const seedAt = args.indexOf("--seed");
  const seed = seedAt < 0 ? 1 : Number(args[seedAt + 1]);
  const websites = args.filter((each, index) => !each.startsWith("--") && (seedAt < 0 || index !== seedAt + 1));
  const unread = websites.find((website) => !analysisInput.safeParse({ website }).success);
  if (!Number.isInteger(seed) || unread !== undefined) {
    terminal.complain(`usage: pnpm eval:prompts [--seed NUMBER] [--list] [WEBSITE…]${unread ? `; not ${unread}` : ""}`);
    return 2;
  }
  const asked = websites.length > 0 ? websites : drawn(atlas, seed);
  const answers = asked.map((website) => answer(website, atlas));
  if (args.includes("--list"))
    for (const { brand, prompts } of answers)
      terminal.print([`\n${brand}`, ...prompts.map(({ value }) => `  ${value}`)].join("\n"));
  for (const [what, figure, bar] of figures(answers))
    terminal.print(`${what.padEnd(58)} ${figure.padStart(8)}${bar === undefined ? "" : `  (bar ${bar})`}`);
  return 0;
}

/** Brands drawn by a seed (xorshift), each of another market, as long as there are any. */
function drawn(atlas: Atlas, seed: number): string[] {
  let state = (Math.imul(seed, 0x9e3779b1) >>> 0) + 1;
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const left = [...atlas.categories];
  const found: string[] = [];
  while (found.length < BRANDS && left.length > 0) {
    const [category] = left.splice(next(left.length), 1);
    const own = category?.brands.filter(({ brand }) => brand.main === category) ?? [];
    const domain = own[next(Math.max(1, own.length))]?.brand.domains[0];
    if (domain !== undefined) found.push(domain);
  }
  return found;
}

/** The answer for a website that can't be reached. */
function answer(website: string, atlas: Atlas): Answer {
  const nothing = nothingFound(analysisInput.parse({ website }));
  const found = STAGES.reduce((before, { run }) => run(before, { atlas, privateHosts: new Set() }), nothing);
  const [brand = website] = valuesOf(found, "brandName");
  const [market = ""] = valuesOf(found, "market");
  return { brand, market, prompts: claimsOf(found, "suggestedPrompts") };
}

const plain = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function alike(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

function figures(answers: readonly Answer[]): [what: string, figure: string, bar?: string][] {
  const all = answers.flatMap(({ prompts }) => prompts);
  const general = all.filter(
    ({ reason }) => !reason.code.startsWith("prompt.brand") && reason.code !== "prompt.compared",
  );
  const written = general.filter(({ reason }) => reason.code.startsWith("prompt.written"));
  const share = (count: number, of: number): string => `${of === 0 ? "–" : ((count / of) * 100).toFixed(1)} %`;
  const marked = (mark: string, code: string) => written.filter(({ reason }) => reason.params[mark] === code).length;
  const long = general.filter(({ value }) => value.split(" ").length >= LONG_FROM).length;
  const same = answers.reduce(
    (sum, { prompts }) =>
      sum +
      prompts.filter(({ value }, index) => prompts.slice(0, index).some((other) => alike(value, other.value) > SAME))
        .length,
    0,
  );
  const shared = answers.flatMap((one, index) =>
    answers.slice(index + 1).flatMap((other) => {
      if (one.market !== other.market || one.market === "") return [];
      const theirs = new Set(other.prompts.map(({ value }) => value));
      return [one.prompts.filter(({ value }) => theirs.has(value)).length / Math.max(1, one.prompts.length)];
    }),
  );
  return [
    ["brands", String(answers.length)],
    ["without any prompt", String(answers.filter(({ prompts }) => prompts.length === 0).length)],
    ["prompts", String(all.length)],
    ["  that don't name the brand", String(general.length)],
    ["  of these, written whole", share(written.length, general.length)],
    ["  of these, with 13 to 30 words", share(long, general.length), "20 %"],
    [
      "  that name the brand, for each",
      (answers.length === 0 ? 0 : (all.length - general.length) / answers.length).toFixed(1),
      "3–5",
    ],
    ["  that say the same as another of the answer", share(same, all.length), "0 %"],
    [
      "of the written: whose answer names companies",
      share(marked("answer", "prompt.answer.names"), written.length),
      "≥ 80 %",
    ],
    ["  to discover", share(marked("stage", "prompt.stage.discover"), written.length)],
    ["  to compare", share(marked("stage", "prompt.stage.compare"), written.length)],
    ["  to decide", share(marked("stage", "prompt.stage.decide"), written.length)],
    ["  general", share(marked("rung", "prompt.rung.general"), written.length)],
    ["  narrower", share(marked("rung", "prompt.rung.middle"), written.length)],
    ["  specific", share(marked("rung", "prompt.rung.specific"), written.length)],
    [
      "two brands of one market have in common, on average",
      shared.length === 0
        ? "–"
        : share(
            shared.reduce((sum, each) => sum + each, 0),
            shared.length,
          ),
      "≤ 50 %",
    ],
  ];
}
