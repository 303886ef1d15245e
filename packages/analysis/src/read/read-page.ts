import type { Fact, PageKind, PageReading, Source, SourceText } from "../findings";
import { Blocks } from "./blocks";
import { addContactLines } from "./contact-lines";
import { FactList } from "./fact-list";
import { Head } from "./head";
import { Headings } from "./headings";
import { JsonLd } from "./json-ld";
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
export function readPage(page: SourceText, kind: PageKind): PageReading {
  const list = new FactList(page.url, kind);
  const head = new Head(list, page.url);
  const jsonLd = new JsonLd(list);
  const headings = new Headings(list);
  const links = new Links(list, () => head.base);
  const blocks = new Blocks();
  walk(page.text, [head, jsonLd, new Microdata(list, () => head.base), headings, links, new HiddenMails(list), blocks]);
  addLegalNames(blocks.blocks, kind, list);
  addMails(blocks.blocks, kind, list);
  addContactLines(blocks.blocks, kind, list);
  addProducts(links.links, page.url, list);
  const letters = blocks.blocks.reduce((sum, block) => sum + block.text.length, 0);
  return {
    url: page.url,
    kind,
    language: declaredLanguage(list.facts),
    facts: list.facts,
    links: links.links,
    text: mainText(blocks.blocks, kind),
    headings: headings.texts,
    scriptOnly: blocks.scripts > 0 && letters < FEW_LETTERS && links.links.length < FEW_LINKS,
  };
}

/** What the page declares: of itself (`<html lang>`, `Content-Language`), else in its metadata or its structured data. */
function declaredLanguage(facts: readonly Fact[]): string | null {
  const said = facts.flatMap(({ kind, source, value }) => {
    const subtag = kind === "language" || kind === "locale" ? primarySubtag(value) : null;
    return subtag === null ? [] : [{ subtag, rank: rankOf(source) }];
  });
  return said.sort((one, other) => one.rank - other.rank)[0]?.subtag ?? null;
}

const rankOf = (source: Source): number => {
  if (source.type === "html-lang") return 0;
  if (source.type === "json-ld") return 3;
  return source.type === "meta" && source.name === "content-language" ? 1 : 2;
};

/** RFC 5646: the first subtag names the language; `und` says that it is not known. */
function primarySubtag(tag: string | null | undefined): string | null {
  const subtag = /^\s*([a-z]{2,3})(?:[-_\s,]|$)/i.exec(tag ?? "")?.[1]?.toLowerCase();
  return subtag === undefined || subtag === "und" ? null : subtag;
}
