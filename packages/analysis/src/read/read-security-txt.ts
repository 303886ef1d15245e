import type { Fact, SourceText } from "../findings";
import { FactList } from "./fact-list";

/** The fields of RFC 9116 section 2.5 that hold an address. */
const FIELD = /^(contact|canonical|policy|acknowledgments|hiring|encryption)[ \t]*:[ \t]*(\S{1,500})[ \t]*$/gim;
/** The file is a page of text at most; what is longer is something else. */
const LONGEST_FILE = 20_000;
const MOST_FIELDS = 30;

/** The addresses of a `security.txt` (RFC 9116): web addresses as they are, of a mail address the domain. Never throws. */
export function readSecurityTxt(page: SourceText): Fact[] {
  const list = new FactList(page.url, "other");
  const text = page.text.slice(0, LONGEST_FILE);
  // Sites that answer every address with their home page have no such file.
  if (/^\s*</.test(text)) return [];
  for (const [line, field = "", written = ""] of [...text.matchAll(FIELD)].slice(0, MOST_FIELDS)) {
    const mail = /^mailto:[^@?]+@([^@?]+)/i.exec(written)?.[1] ?? /^[^@/:]+@([^@/]+)$/.exec(written)?.[1];
    const address = mail ?? (/^https?:\/\//i.test(written) ? written : undefined);
    if (address !== undefined)
      list.add("security-contact", address, { type: "file", file: "security.txt", field }, line);
  }
  return list.facts;
}
