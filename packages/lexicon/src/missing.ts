import type { LanguageFile } from "./language-file";
import { promptWords } from "./prompt-words";

const PROMPT_PARTS: ReadonlySet<string> = new Set(promptWords.keyof().options);

/** Other tags and articles that a language has or hasn't, and labels that only writing without spaces runs into a name. */
const OF_SOME = ["alsoTagged", "definiteArticles", "companies.labels", "stems.whole", "stems.compounds"];

/** The lists of a language by their path, as `pages.about`; what prompts need is one, because its parts need each other. */
function listsOf(file: LanguageFile): Set<string> {
  const paths = Object.entries(file).flatMap(([part, value]) => {
    if (PROMPT_PARTS.has(part)) return ["prompts"];
    if (part === "asking") return [];
    if (Array.isArray(value) || typeof value !== "object") return [part];
    return Object.keys(value).map((list) => `${part}.${list}`);
  });
  return new Set(paths);
}

/** Which of the lists that any language has each of them lacks, those that lack fewest first. */
export function missingIn(languages: ReadonlyMap<string, LanguageFile>): Map<string, string[]> {
  const all = new Set([...languages.values()].flatMap((file) => [...listsOf(file)]));
  for (const list of OF_SOME) all.delete(list);
  const rows = [...languages].map(([subtag, file]): [string, string[]] => {
    const own = listsOf(file);
    return [subtag, [...all].filter((list) => !own.has(list)).toSorted()];
  });
  return new Map(rows.toSorted(([, one], [, other]) => one.length - other.length));
}
