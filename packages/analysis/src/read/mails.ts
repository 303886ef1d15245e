import { anyOf, inAnyLanguage } from "@marque/lexicon";
import type { PageKind, Source } from "../findings";
import type { Block } from "./blocks";
import type { FactList } from "./fact-list";
import type { Listener, OpenElement } from "./walk";

const BRACKETED = (words: string) => ` ?[\\[({<] ?(?:${words}) ?[\\])}>] ?`;
const AT_WORDS = anyOf(inAnyLanguage(({ mail }) => mail?.at));
const AT = `@|${BRACKETED(`@|${AT_WORDS}`)}`;
const DOT = `\\.|${BRACKETED(`\\.|${anyOf(inAnyLanguage(({ mail }) => mail?.dot))}`)}`;
/**
 * RFC 5322's dot-atoms before the sign, a domain after it; quoted local parts aren't written in imprints. An address
 * begins where a word does; without that, a long word would be searched once for each of its letters.
 */
const ADDRESS = new RegExp(
  `(?<![a-z0-9_+.-])([a-z0-9_+-]{1,64}(?:\\.[a-z0-9_+-]{1,64}){0,5})(?:${AT})((?:[\\p{L}\\p{N}-]{1,63}(?:${DOT})){1,4}\\p{L}{2,24})`,
  "giu",
);
/** Without brackets in English alone, where the words stand for nothing else between two such parts. */
const SPOKEN = /(?<![a-z0-9_+.-])([a-z0-9_+.-]{2,64}) at ([a-z0-9-]{2,63}) dot ([a-z]{2,24})\b/gi;
/** Most lines have neither sign, which is quicker to see. */
const MAY_HAVE_ONE = new RegExp(`@|[[({<] ?(?:${AT_WORDS}) ?[\\])}>]| dot `, "i");
const DOTS = new RegExp(DOT, "giu");
const LONGEST_LINE = 1000;
const PROTECTED = /\/cdn-cgi\/l\/email-protection#(\w+)/;
const LONGEST_HIDDEN = 400;

/** Addresses that a network's scrape protection wrote as numbers into `data-cfemail`. */
export class HiddenMails implements Listener {
  readonly #facts: FactList;

  constructor(facts: FactList) {
    this.#facts = facts;
  }

  open({ name, attributes, region }: OpenElement): void {
    let hidden = attributes["data-cfemail"];
    if (name === "a") hidden ??= PROTECTED.exec(attributes.href ?? "")?.[1];
    const address = hidden === undefined ? undefined : unhidden(hidden);
    if (address !== undefined) this.#facts.add("mail", address, { type: "link", scheme: "mailto", region });
  }
}

/** An address without what hides it from harvesters: `info [at] acme [dot] com` → `info@acme.com`. */
export function plainMail(written: string): string {
  const [found] = written.matchAll(ADDRESS);
  return (found === undefined ? written : plain(found[1], found[2])).toLowerCase();
}

const plain = (local = "", domain = ""): string => `${local}@${domain.replace(DOTS, ".")}`.toLowerCase();

/** Cloudflare's form: hexadecimal bytes, each but the first combined with the first by exclusive or. */
function unhidden(hexadecimal: string): string | undefined {
  if (hexadecimal.length > LONGEST_HIDDEN || !/^(?:[0-9a-f]{2})+$/i.test(hexadecimal)) return undefined;
  const [key = 0, ...bytes] = Buffer.from(hexadecimal, "hex");
  const address = Buffer.from(bytes.map((byte) => byte ^ key))
    .toString("utf8")
    .toLowerCase();
  // Some hide `a@b.c?subject=…`.
  return [...address.matchAll(ADDRESS)][0]?.[0];
}

/** Addresses in plain text, on the pages where an owner gives them. */
export function addMails(blocks: readonly Block[], kind: PageKind, facts: FactList): void {
  const anywhere = kind === "legal" || kind === "contact" || kind === "about";
  for (const { text, region } of blocks) {
    if (!anywhere && region !== "footer") continue;
    const line = text.slice(0, LONGEST_LINE);
    if (!MAY_HAVE_ONE.test(line)) continue;
    const source: Source = { type: "line", part: kind === "legal" ? "imprint" : anywhere ? "page" : "footer" };
    for (const [, local, domain] of line.matchAll(ADDRESS)) facts.add("mail", plain(local, domain), source, text);
    for (const [, local = "", domain = "", suffix = ""] of line.matchAll(SPOKEN))
      facts.add("mail", `${local}@${domain}.${suffix}`.toLowerCase(), source, text);
  }
}
