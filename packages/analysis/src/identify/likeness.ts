import { NAME_SCORE } from "../weights";
import { nameForms } from "./name-forms";
import type { SiteLabel } from "./site-label";

/** Shorter words turn up inside others by chance. */
const SHORTEST_PART = 3;

/** How near a name is to what the site's address says, 0 when not at all. */
export function likeness(name: string, site: SiteLabel): number {
  const forms = nameForms(name);
  const near = forms.map((form): number => {
    if (form === site.key) return NAME_SCORE.same;
    if (form === site.core) return NAME_SCORE.core;
    if (form.length >= SHORTEST_PART && site.key.includes(form) && form.length * 2 >= site.key.length)
      return NAME_SCORE.part;
    return site.key.length >= SHORTEST_PART && form.includes(site.key) ? NAME_SCORE.part : 0;
  });
  const words = name
    .split(/[\s\-.]+/u)
    .map((word) => nameForms(word)[0] ?? "")
    .filter((word) => word !== "");
  if (abbreviates(site.key, words)) near.push(NAME_SCORE.abbreviated);
  if (site.subdomain !== undefined && (forms.includes(site.subdomain) || abbreviates(site.subdomain, words)))
    near.push(NAME_SCORE.subdomain);
  return Math.max(0, ...near);
}

/** Whether a label is made of beginnings of a name's words in order, some left out: `unibo` of `Università di Borga`. */
export function abbreviates(label: string, words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 8 || label.length < 2) return false;
  const tried = new Set<string>();
  const fits = (at: number, word: number, used: number): boolean => {
    if (at === label.length)
      return used >= 2 && used * 2 >= words.length && (used === words.length || label.length > 3);
    const key = `${at} ${word} ${used}`;
    if (word >= words.length || tried.has(key)) return false;
    tried.add(key);
    const own = words[word] ?? "";
    for (let length = 1; length <= own.length && label.startsWith(own.slice(0, length), at); length += 1)
      if (fits(at + length, word + 1, used + 1)) return true;
    // The first word counts always: nobody leaves out how a name begins.
    return word > 0 && fits(at, word + 1, used);
  };
  return fits(0, 0, 0);
}
