// Pages as shops, newspapers, manuals and web apps write them, made from a seed: the same at every run.

const SYLLABLES =
  "ba be bo ca co da de do fa fe ga go ha ka la le lo ma me mi na ne no pa pe ra re ri sa se si ta te to va ve".split(
    " ",
  );

/** A stream of numbers in [0, 1) that a seed fixes (a linear congruential generator, Numerical Recipes' constants). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What pages are written with. */
function createWriter(seed: number) {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const times = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join("");
  const word = () => times(between(1, 4), () => SYLLABLES[between(0, SYLLABLES.length - 1)] ?? "");
  const title = () => times(between(1, 4), () => `${word().replace(/^./, (first) => first.toUpperCase())} `).trim();
  const sentence = () =>
    `${title()} ${times(between(6, 22), () => `${word()} `).trim()}${random() < 0.1 ? " &amp; co" : ""}. `;
  const classes = () => times(between(1, 6), () => `${word()}-${word()}__${word()} `).trim();
  const hash = () => times(4, () => Math.floor(random() * 2 ** 32).toString(16));
  return { random, between, times, word, title, sentence, classes, hash };
}
type Writer = ReturnType<typeof createWriter>;

/** Parts of one kind until the page has its length. */
function fill(length: number, begin: string, end: string, part: (index: number) => string): string {
  const parts = [begin];
  let written = begin.length + end.length;
  for (let index = 0; written < length; index += 1) {
    const next = part(index);
    parts.push(next);
    written += next.length;
  }
  return `${parts.join("")}${end}`;
}

const link = (w: Writer) =>
  `<li class="${w.classes()}"><a class="${w.classes()}" href="/${w.word()}/${w.word()}?ref=${w.word()}" data-track="${w.hash()}"><span>${w.title()}</span></a></li>\n`;

const head = (
  w: Writer,
  name: string,
) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name} | Acme</title>
<meta name="description" content="${w.sentence()}"><meta property="og:site_name" content="Acme"><meta property="og:title" content="${name}">
<meta name="viewport" content="width=device-width"><link rel="canonical" href="https://www.acme.test/${w.word()}">
${w.times(20, () => `<link rel="preload" as="script" href="/_assets/${w.hash()}.js" crossorigin>\n`)}
${w.times(12, () => `<link rel="alternate" hreflang="${w.word().slice(0, 2)}" href="https://acme.${w.word().slice(0, 2)}/">\n`)}
<style>${w.times(300, () => `.${w.word()}-${w.word()}{display:flex;margin:0 ${w.between(1, 40)}px;color:#${w.hash().slice(0, 6)}}\n`)}</style>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme","legalName":"Acme Trading Ltd","sameAs":["https://social.test/acme"]}</script>
</head><body class="${w.classes()}">`;
const top = (w: Writer) =>
  `<header class="site-header"><a href="/"><img src="/logo.svg" alt="Acme"></a><nav aria-label="Main"><ul>${w.times(120, () => link(w))}</ul></nav></header><main>`;
const bottom = (w: Writer) =>
  `</main><footer class="site-footer"><ul>${w.times(60, () => link(w))}</ul><p>© 2026 Acme Trading Ltd. All rights reserved. Write to hello@acme.test</p></footer></body></html>`;

/** A listing of products with pictures, prices and stars. */
export function shopPage(length: number, seed = 1): string {
  const w = createWriter(seed);
  return fill(
    length,
    `${head(w, "Anvils")}${top(w)}<h1>Anvils</h1><div class="grid">`,
    `</div>${bottom(w)}`,
    (index) => {
      const path = `/p/${w.word()}-${w.word()}-${index}`;
      return `<div class="product-card ${w.classes()}" data-sku="${w.hash()}" itemscope itemtype="https://schema.org/Product"><a href="${path}" class="${w.classes()}"><picture>
${w.times(3, (size) => `<source media="(min-width:${(size + 1) * 400}px)" srcset="https://img.acme.test/${w.hash()}/${size}.webp 1x, https://img.acme.test/${w.hash()}/${size}@2x.webp 2x">\n`)}<img loading="lazy" src="https://img.acme.test/${w.hash()}.jpg" alt="${w.title()}" width="300" height="300"></picture></a>
<h3 class="${w.classes()}"><a href="${path}"><span itemprop="name">${w.title()}</span></a></h3><p class="${w.classes()}">${w.sentence()}</p>
<div class="price"><span class="${w.classes()}">£${w.between(1, 900)}.99</span><s>£${w.between(900, 1000)}</s></div><div class="stars" aria-label="4 of 5">${w.times(5, () => `<svg viewBox="0 0 16 16"><path d="M8 0l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z"/></svg>`)}</div>
<button type="button" class="${w.classes()}" data-action="${w.word()}">Add to basket</button></div>\n`;
    },
  );
}

/** A newspaper's front page and its articles: much text, many links inside it. */
export function newsPage(length: number, seed = 2): string {
  const w = createWriter(seed);
  return fill(
    length,
    `${head(w, "News of the day")}${top(w)}`,
    bottom(w),
    (index) =>
      `<article class="${w.classes()}"><header><h2><a href="/${w.word()}/${index}.html">${w.sentence()}</a></h2><time datetime="2026-01-01">1 January</time> by <a href="/by/${w.word()}">${w.title()}</a></header>
${w.times(w.between(2, 8), () => `<p>${w.times(w.between(2, 6), () => (w.random() < 0.2 ? `${w.sentence()}<a href="https://${w.word()}.test/${w.word()}">${w.title()}</a> <em>${w.word()}</em> ` : w.sentence()))}</p>\n`)}<aside class="share-bar">${w.times(4, () => `<a href="https://${w.word()}.test/share?u=${w.hash()}" rel="nofollow" title="Share"><i class="${w.classes()}"></i></a>`)}</aside></article>\n`,
  );
}

/** A manual: tables, code and anchors. */
export function manualPage(length: number, seed = 3): string {
  const w = createWriter(seed);
  return fill(
    length,
    `${head(w, "Reference manual")}${top(w)}<h1>Reference</h1>`,
    bottom(w),
    () =>
      `<section id="${w.word()}"><h2>${w.title()} <a class="anchor" href="#${w.word()}">#</a></h2><p>${w.sentence()}<code>${w.word()}()</code> ${w.sentence()}</p>
<table class="table"><thead><tr><th>Name</th><th>Type</th><th>Default</th><th>Meaning</th></tr></thead><tbody>
${w.times(w.between(5, 40), () => `<tr><td><code>${w.word()}</code></td><td><a href="/types/${w.word()}">${w.word()}</a></td><td>${w.between(0, 99)}</td><td>${w.sentence()}</td></tr>\n`)}</tbody></table>
<pre><code class="language-ts">${w.times(w.between(5, 30), () => `<span class="k">const</span> <span class="n">${w.word()}</span> <span class="o">=</span> <span class="s">"${w.word()}"</span>;\n`)}</code></pre></section>\n`,
  );
}

/** A web app: little markup, most of it data in scripts. */
export function appPage(length: number, seed = 4): string {
  const w = createWriter(seed);
  const state = fill(
    length * 0.85,
    `{"props":[`,
    `{}]}`,
    (index) =>
      `{"id":${index},"slug":"${w.word()}-${w.word()}","title":"${w.title()}","body":"${w.sentence()}\\u003cb\\u003e${w.word()}\\u003c/b\\u003e","image":{"url":"https://img.acme.test/${w.hash()}.jpg","w":${w.between(1, 999)}}},`,
  );
  const words = w.times(
    40,
    () =>
      `<div class="${w.classes()}"><div class="${w.classes()}"><h2>${w.title()}</h2><p>${w.sentence()}</p></div></div>\n`,
  );
  const scripts = w.times(30, () => `<script src="/_next/static/${w.hash()}.js" async></script>\n`);
  return `${head(w, "Acme App")}${top(w)}<div id="__next">${words}</div>${bottom(w)}${scripts}<script id="__NEXT_DATA__" type="application/json">${state}</script>`;
}

/** The four by what they are. */
export const MADE_PAGES: Readonly<Record<string, (length: number, seed?: number) => string>> = {
  "shop listing": shopPage,
  newspaper: newsPage,
  manual: manualPage,
  "web app": appPage,
};
