import { inAnyLanguage, WORLD } from "@marque/lexicon";
import type { PageReading } from "../../findings";
import { isParkingHost } from "../../third-parties/third-parties";
import { createDomainReader } from "./domain-of";

/** A page that is parked says little else. */
const MOST_LETTERS = 2500;
/** … and one that leaves the talking to a broker, next to nothing. */
const FEW_LETTERS = 600;
const PHRASES = [
  ...inAnyLanguage(({ domains }) => domains?.forSale),
  ...inAnyLanguage(({ domains }) => domains?.unused),
  ...WORLD.serverPages,
];

/** Whether a page says that nobody uses the domain: it is for sale, or shows its server's first page. */
export function isParked({ facts, text, headings, links }: PageReading): boolean {
  if (text.length > MOST_LETTERS) return false;
  const titles = facts.filter(({ kind }) => kind === "title" || kind === "description").map(({ value }) => value);
  const said = [...titles, ...headings, text].join("\n").toLowerCase();
  if (PHRASES.some((phrase) => said.includes(phrase))) return true;
  const domainOf = createDomainReader();
  return text.length < FEW_LETTERS && links.some(({ url }) => isParkingHost(domainOf(url) ?? ""));
}
