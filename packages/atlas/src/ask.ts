/** Where a buyer is when asking: finding out who is there, comparing a shortlist, or making up their mind. */
export const STAGES = { d: "discover", c: "compare", x: "decide" } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

/** How much a question says: about anybody, about some, or with several constraints, which alone small brands answer. */
export const RUNGS = { g: "general", m: "middle", s: "specific" } as const;
export type Rung = (typeof RUNGS)[keyof typeof RUNGS];

/** A question as buyers put it to an assistant. */
export interface Ask {
  /** Lower case; `{place}` stands for what follows "in", `{brand}` for the name of the brand that is asked about. */
  text: string;
  stage: Stage;
  rung: Rung;
  /** Whom or what it is for, when it says so. */
  audience?: string;
  /** Its answer explains and names no companies. */
  explains?: true;
  /** What it asks for is narrower than the part it stands under: it makes sense for brands in one of these scopes. */
  scopes?: readonly string[];
}

/** `d s (families): where …`; `x g !: how much …` where the answer explains; `d m #rye #bourbon: which …` for some brands. */
const ASK =
  /^(?<stage>[dcx]) (?<rung>[gms])(?<explains> !)?(?<scopes>(?: #[a-z\d-]+)*)(?: \((?<audience>[^()]+)\))?: (?<text>.+)$/;
/** The contract's bounds for the words of a prompt. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;

/** There are a hundred thousand to look at. */
function isQuestion(text: string): boolean {
  let count = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) count += 1;
  return count >= FEWEST_WORDS && count <= MOST_WORDS && text === text.toLowerCase() && !/[?"“”\n]/.test(text);
}
const withoutSlots = (text: string): string => text.replaceAll("{place}", "").replaceAll("{brand}", "");

/** Whether a question is about one brand, by its name. */
export const namesBrand = ({ text }: Pick<Ask, "text">): boolean => text.includes("{brand}");

/** The questions under one heading of a file: about a part of a market, or to which one brand is a good answer. */
export interface Asked {
  /** What buyers call the part in the file's language, where the heading says it. */
  name: string | undefined;
  asks: Ask[];
}
/** The questions about a category in one language, by the part's id or the brand's primary domain. */
export type AsksFile = Record<string, Asked>;

const HEADING = /^\[(?<id>[^[\]]+)\](?: (?<name>.+))?$/;

/** Reads a file of questions: `[part-or-domain] its name`, below it a line for each, marks first; empty lines between. */
export function readAsks(text: string): { asks: AsksFile; faults: string[] } {
  const asks: AsksFile = {};
  const faults: string[] = [];
  let under: Asked | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const { id, name } = HEADING.exec(line)?.groups ?? {};
    const ask = id === undefined ? readAsk(line) : undefined;
    if (id !== undefined) {
      if (Object.hasOwn(asks, id)) faults.push(`line ${index + 1}: there is a heading ${id} already`);
      under = { name, asks: [] };
      asks[id] = under;
    } else if (ask === undefined)
      faults.push(
        `line ${index + 1}: must be marked, as in "d s (families): …", and have ${FEWEST_WORDS} to ${MOST_WORDS} words, lower case, without a question mark: ${line}`,
      );
    else if (under === undefined) faults.push(`line ${index + 1}: stands under no heading`);
    else under.asks.push(ask);
  }
  return { asks, faults };
}

/** The other way: what {@link readAsk} reads. */
export const askLine = ({ text, stage, rung, audience, explains, scopes = [] }: Ask): string => {
  const marks = [markOf(STAGES, stage), markOf(RUNGS, rung), ...(explains === true ? ["!"] : [])];
  const whom = audience === undefined ? [] : [`(${audience})`];
  return `${[...marks, ...scopes.map((scope) => `#${scope}`), ...whom].join(" ")}: ${text}`;
};

const markOf = (meanings: Readonly<Record<string, string>>, meant: string): string =>
  Object.keys(meanings).find((mark) => meanings[mark] === meant) ?? "";

/** Reads a marked question as somebody wrote it; `undefined` when it is none. */
export function readAsk(written: string): Ask | undefined {
  const ask = decodeAsk(written);
  if (ask === undefined || !isQuestion(ask.text)) return undefined;
  return /[{}]/.test(ask.text) && /[{}]/.test(withoutSlots(ask.text)) ? undefined : ask;
}

/** Reads what {@link askLine} made: its marks alone are looked at. */
export function decodeAsk(line: string): Ask | undefined {
  const { stage = "", rung = "", explains, scopes = "", audience, text = "" } = ASK.exec(line)?.groups ?? {};
  if (!isStage(stage) || !isRung(rung)) return undefined;
  return {
    text,
    stage: STAGES[stage],
    rung: RUNGS[rung],
    ...(audience === undefined ? {} : { audience }),
    ...(explains === undefined ? {} : { explains: true }),
    ...(scopes === "" ? {} : { scopes: scopes.slice(2).split(" #") }),
  };
}

const isStage = (mark: string): mark is keyof typeof STAGES => Object.hasOwn(STAGES, mark);
const isRung = (mark: string): mark is keyof typeof RUNGS => Object.hasOwn(RUNGS, mark);
