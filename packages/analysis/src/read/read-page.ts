import type { PageKind, PageReading } from "../facts";
import type { FetchedPage } from "../page";
import { Blocks } from "./blocks";
import { FactList } from "./fact-list";
import { Head } from "./head";
import { Headings } from "./headings";
import { JsonLd } from "./json-ld";
import { primarySubtag, spokenIn } from "./language";
import { addLegalNames } from "./legal-names";
import { Links } from "./links";
import { addMails, HiddenMails } from "./mails";
import { mainText } from "./main-text";
import { Microdata } from "./microdata";
import { addProducts } from "./products";
import { walk } from "./walk";

/** A page with a script, hardly any word and hardly any link waits for the script to write it. */
const FEW_LETTERS = 120;
const FEW_LINKS = 3;

/**
 * Reads a page in one pass: what its head, its structured data, its headings, links and text say, each with its place.
 * Any text is a page; it never throws. Addresses are absolute, resolved against `<base>` (HTML standard, section 4.2.3).
 */
export function readPage(page: FetchedPage, kind: PageKind): PageReading {
  const list = new FactList(page.url, kind);
  const head = new Head(list, page.url);
  const jsonLd = new JsonLd(list);
  const headings = new Headings(list);
  const links = new Links(list, () => head.base);
  const blocks = new Blocks();
  walk(page.text, [head, jsonLd, new Microdata(list, () => head.base), headings, links, new HiddenMails(list), blocks]);
  addLegalNames(blocks.blocks, kind, list);
  addMails(blocks.blocks, kind, list);
  addProducts(links.links, page.url, list);
  const letters = blocks.blocks.reduce((sum, block) => sum + block.text.length, 0);
  return {
    url: page.url,
    kind,
    language: head.language ?? primarySubtag(jsonLd.language) ?? spokenIn(blocks.blocks),
    facts: list.facts,
    links: links.links,
    text: mainText(blocks.blocks, kind),
    headings: headings.texts,
    scriptOnly: blocks.scripts > 0 && letters < FEW_LETTERS && links.links.length < FEW_LINKS,
  };
}
