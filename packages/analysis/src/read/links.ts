import type { Link } from "../findings";
import { absolute } from "./absolute";
import { clipped, type FactList, oneLine } from "./fact-list";
import { plainMail } from "./mails";
import { phoneDigits } from "./phone-digits";
import { keepText, type Listener, type OpenElement } from "./walk";

/** Of each region, so that the footer of a long page, where the imprint is linked, is read as well. */
const MOST_LINKS = 1500;
const MOST_ADDRESSES = 10_000;
const LONGEST_TEXT = 200;
const LONGEST_WRITTEN = 2000;
const MAIL_LINK = /^\s*mailto:([^?]{3,320})/i;
/** RFC 3966: a global number begins with `+`; many write the `00` that they dial, or the number without its country. */
const PHONE_LINK = /^\s*tel:\s*((?:\+|%2b)?[\d\s().%-]{6,30})/i;
const LONGEST_TAG = 35;
const NOWHERE = /^\s*(?:#|$)/;

/** The links of a page with their region; mail links become facts. A link around a picture has the picture's words. */
export class Links implements Listener {
  readonly links: Link[] = [];
  readonly #facts: FactList;
  readonly #base: () => string;
  readonly #counts = { header: 0, nav: 0, main: 0, footer: 0 };
  /** Pages link to the same places again and again. */
  readonly #addresses = new Map<string, string | undefined>();

  constructor(facts: FactList, base: () => string) {
    this.#facts = facts;
    this.#base = base;
  }

  open(element: OpenElement): void {
    if ((element.name === "a" || element.name === "area") && element.attributes.href !== undefined) keepText(element);
  }

  close(element: OpenElement): void {
    const { name, kept, region, attributes } = element;
    const { href } = attributes;
    if ((name !== "a" && name !== "area") || href === undefined) return;
    const mail = MAIL_LINK.exec(href)?.[1];
    if (mail !== undefined)
      this.#facts.add("mail", plainMail(unescaped(mail)), { type: "link", scheme: "mailto", region }, href);
    const phone = phoneDigits(unescaped(PHONE_LINK.exec(href)?.[1] ?? ""));
    if (phone !== undefined) this.#facts.add("phone", phone, { type: "link", scheme: "tel", region }, href);
    if (this.#counts[region] >= MOST_LINKS) return;
    const url = this.#address(href);
    if (url === undefined) return;
    this.#counts[region] += 1;
    const language = attributes.hreflang?.trim().slice(0, LONGEST_TAG) ?? "";
    if (language !== "") this.#facts.add("hreflang", url, { type: "hreflang", tag: language, element: "a" }, language);
    const text =
      words(kept) ||
      words(element.alt) ||
      words(attributes["aria-label"]) ||
      words(attributes.title) ||
      words(attributes.alt);
    const rel = attributes.rel === undefined ? "" : words(attributes.rel).toLowerCase();
    this.links.push({ url, text, region, rel });
  }

  #address(href: string): string | undefined {
    // `#top` and the empty link lead nowhere else.
    if (NOWHERE.test(href)) return undefined;
    const known = this.#addresses.get(href);
    if (known !== undefined || this.#addresses.has(href)) return known;
    const url = absolute(href, this.#base());
    if (this.#addresses.size < MOST_ADDRESSES) this.#addresses.set(href, url);
    return url;
  }
}

const words = (text: string | undefined): string =>
  text === undefined ? "" : clipped(oneLine(text.slice(0, LONGEST_WRITTEN)), LONGEST_TEXT);

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign: the address as it was written.
    return text;
  }
}
