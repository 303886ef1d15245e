import { hostilePages } from "../hostile-pages";
import { BEGINNING, type HostileServer, home, http, page, READ, type Respond } from "./hostile-server";

const MILLION = 1_000_000;
const over = (piece: string, length = MILLION) => piece.repeat(Math.ceil(length / piece.length));
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("");

/** Reading them whole is tested and measured apart; an analysis goes on with as much of them when a fifth is there. */
const SHARE = 1 / 5;

/** Pages are made when they are asked for: all of them together would fill the memory. */
const made =
  (html: () => string): Respond =>
  (request, response) =>
    page(html())(request, response);

/** Text that keeps an expression busy that tries each way to read it. */
const BAIT = [
  "@",
  "a@a.",
  ".",
  " ",
  "<",
  "&",
  "&amp",
  "1.1.2020 ",
  "2020-",
  "© ",
  "- ",
  " | ",
  "vs ",
  "(((",
  "A. ",
  "Ltd ",
];

/** Much of what pages have a little of, each after a readable beginning. */
const MUCH: Record<string, () => string> = {
  languages: () => numbered(20_000, (i) => `<link rel="alternate" hreflang="de" href="https://acme-${i}.com/">`),
  "mail addresses": () =>
    numbered(20_000, (i) => `<footer><a href="mailto:info@acme-${i}.com">info@acme-${i}.com</a></footer>`),
  "own addresses": () =>
    `<script type="application/ld+json">${JSON.stringify({
      "@type": "Organization",
      name: "Acme",
      sameAs: Array.from({ length: 20_000 }, (_, i) => `https://acme.${i}.com/`),
    })}</script>`,
  competitors: () => numbered(20_000, (i) => `<h2>Acme vs Rival${i}</h2><a href="https://rival${i}.com">Rival${i}</a>`),
  products: () => `<nav>${numbered(20_000, (i) => `<a href="/products/${i}">Product number ${i}</a>`)}</nav>`,
  "legal lines": () => `<footer>${numbered(20_000, (i) => `<p>© 2026 Acme Number ${i} GmbH</p>`)}</footer>`,
};

/** Servers of one page that is hard to read. */
export const MARKUP: readonly HostileServer[] = [
  ...BAIT.map((bait) => ({
    does: `sends a million characters of ${JSON.stringify(bait)}`,
    listen: http(made(() => `${BEGINNING}<p>${over(bait)}</p><footer>${over(bait, 100_000)}</footer>`)),
    answer: READ,
  })),
  ...BAIT.map((bait) => ({
    does: `has a title of ${JSON.stringify(bait)}`,
    listen: http(made(() => `<title>${over(bait)}</title><h1>${over(bait)}</h1>${BEGINNING}`)),
    answer: READ,
  })),
  ...Object.entries(MUCH).map(([what, html]) => ({
    does: `sends 20,000 ${what}`,
    listen: http(made(() => BEGINNING + html())),
    answer: READ,
  })),
  {
    does: "sends 2 MB of unclosed tables for each page but its home page",
    listen: http(home(made(() => over("<table><tr><td>", 2 * MILLION)))),
    answer: READ,
  },
  ...Object.entries(hostilePages(SHARE)).map(([what, html]) => ({
    does: `sends a page of ${what}`,
    listen: http(made(html)),
    answer: { name: "any" as const, problem: "any" as const },
  })),
];
