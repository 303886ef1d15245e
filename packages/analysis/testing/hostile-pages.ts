// For tests and measurements: pages written to keep a reader busy, millions of characters each.

const MILLIONS = 5_000_000;

/** Pages by what they have too much of. Made when asked for: all of them together would fill the memory. */
type HostilePages = Readonly<Record<string, () => string>>;

/** @param share how much of them: 1 is up to ten million characters. */
export function hostilePages(share: number): HostilePages {
  /** A piece over and over, to its share of the length, or of five million characters. */
  const over = (piece: string, length = MILLIONS) => piece.repeat(Math.floor((length * share) / piece.length));
  const times = (count: number) => Math.floor(count * share);
  return {
    "10,000 links": () =>
      Array.from(
        { length: times(10_000) },
        (_, i) => `<li><a href="https://h${i}.test/p/${i}?q=${i}">Link ${i}</a></li>`,
      ).join(""),
    "100,000 nested elements": () => `${over("<div>", 500_000)}deep${over("</div>", 600_000)}`,
    "100,000 nested headings": () => over("<h2>x", 500_000),
    "nested links with text": () => over("<a href=/x>y", 1_200_000),
    "unclosed links": () => over("<a>"),
    "unclosed spans": () => over("<span>", 600_000),
    "unclosed tables": () => over("<table><tr><td>", 1_200_000),
    "microdata without end": () => over("<b itemprop=name>x", 2_000_000),
    "scopes without end": () =>
      over('<p itemscope itemtype="https://schema.org/Organization"><b itemprop="name">', 2_000_000),
    "one long text": () => `<p>${over("word ")}</p>`,
    "one long word": () => `<p>${over("x")}</p>`,
    "at signs": () => `<footer>${over("@")}</footer>`,
    "mail addresses almost": () => `<footer>${over("a.a.a.a.a.a@b.", 3_000_000)}</footer>`,
    "capital words": () => `<footer>${over("<p>A A A A A A A A A A A A A A</p>")}</footer>`,
    "copyright signs": () => `<footer>${over("<p>© - – — 2020 - </p>")}</footer>`,
    entities: () => `<p>${over("&amp;&#x41;&copy;")}</p>`,
    "line breaks": () => `<p>${over("a<br>")}</p>`,
    "white space": () => `<p>${over(" \n\t")}</p>`,
    "title without end": () => `<title>${over("word | ")}`,
    "tags without end": () => over("<a href="),
    "open angles": () => over("<"),
    "end tags": () => over("</p>"),
    comments: () => over("<!-- -->"),
    attributes: () => `<div ${Array.from({ length: times(300_000) }, (_, i) => `a${i}=${i}`).join(" ")}>x</div>`,
    "one long attribute": () => `<div class="${over("nav- ")}" id="${over("-")}">x</div>`,
    "one long address": () => `<a href="/${over("a/")}">x</a>`,
    "long classes": () => over(`<div class="${"menu_".repeat(200)}">`),
    metadata: () => over('<meta property="og:site_name" content="Acme">'),
    "many names": () =>
      Array.from({ length: times(60_000) }, (_, i) => `<meta property="og:site_name" content="Acme ${i}">`).join(""),
    "pictures in a link": () => `<a href="/">${over('<img alt="Acme">')}</a>`,
    "JSON-LD of organizations": () =>
      `<script type="application/ld+json">[${over('{"@type":"Organization","name":"Acme"},').slice(0, -1)}]</script>`,
    "nested JSON-LD": () =>
      `<script type="application/ld+json">${over('{"publisher":', 900_000)}1${"}".repeat(times(69_230))}</script>`,
    "nested JSON-LD arrays": () =>
      `<script type="application/ld+json">${"[".repeat(times(450_000))}${"]".repeat(times(450_000))}</script>`,
    "broken JSON-LD": () => `<script type="application/ld+json">{${over(" ", 900_000)}${over(",")}</script>`,
    "commas in JSON-LD": () => `<script type="application/ld+json">[${over(", , , ")}</script>`,
    "many JSON-LD scripts": () =>
      over('<script type="application/ld+json">{"@type":"Organization","name":"A",}</script>'),
  };
}

export const HOSTILE_PAGES = hostilePages(1);
