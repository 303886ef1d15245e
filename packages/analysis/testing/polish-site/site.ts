/** A made shop from Cracow, as small Polish shops write themselves: by path, its pages. */
export const HOST = "szlakowe.pl";

const page = (title: string, description: string, body: string): string =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"></head>
<body><header><a href="/"><img src="/logo.svg" alt="Szlakowe logo"></a><nav>
<a href="/kategoria/buty-trekkingowe">Buty trekkingowe</a><a href="/kategoria/plecaki-turystyczne">Plecaki turystyczne</a>
<a href="/kategoria/kurtki-przeciwdeszczowe">Kurtki przeciwdeszczowe</a><a href="/kategoria/namioty">Namioty</a>
<a href="/kategoria/spiwory">Śpiwory</a><a href="/produkty">Wszystkie produkty</a>
<a href="/koszyk">Koszyk</a><a href="/logowanie">Zaloguj się</a></nav></header>
<main>${body}</main>
<footer><a href="/o-nas">O nas</a><a href="/kontakt">Kontakt</a><a href="/regulamin">Regulamin</a><a href="/blog/jak-pakowac-plecak-na-weekend-w-gorach">Jak pakować plecak na weekend w górach</a>
<p>© 2009–2026 Szlakowe sp. z o.o. Wszelkie prawa zastrzeżone. Projekt i wykonanie: <a href="https://agencja-pikselowo.pl/">Pikselowo</a></p></footer></body></html>`;

export const PAGES: Readonly<Record<string, string>> = {
  "/": page(
    "Szlakowe – sklep internetowy | Buty trekkingowe, plecaki i namioty",
    "Sklep górski z Krakowa: buty trekkingowe dla kobiet i mężczyzn, plecaki turystyczne, namioty i śpiwory. Darmowa dostawa od 300 zł.",
    "<h1>Sprzęt na szlak</h1><h2>Buty trekkingowe dla kobiet</h2><h2>Plecaki turystyczne dla dzieci</h2><h2>Namioty dla początkujących</h2><p>Od lat ubieramy i pakujemy ludzi na wyprawy. Każdy plecak i każda para butów, którą u nas kupisz, została przez nas sprawdzona na szlaku, a nie tylko w magazynie. Jeżeli coś nie pasuje, masz sto dni na zwrot. Dodaj do koszyka, a jutro będzie u ciebie.</p>",
  ),
  "/o-nas": page(
    "O nas – Szlakowe",
    "Kim jesteśmy i skąd się wzięliśmy.",
    "<h1>O nas</h1><p>Zaczęliśmy w 2009 roku od małego sklepu przy Plantach. Szlakowe, dawniej Górski Kram, ma dziś trzy sklepy i wypożyczalnię.</p>",
  ),
  "/kontakt": page(
    "Kontakt – Szlakowe",
    "Napisz lub zadzwoń.",
    "<h1>Kontakt</h1><p>Szlakowe sp. z o.o., ul. Długa 7, 31-147 Kraków</p><p>sklep (małpa) szlakowe (kropka) pl</p>",
  ),
  "/regulamin": page(
    "Regulamin sklepu – Szlakowe",
    "Regulamin.",
    "<h1>Regulamin</h1><p>Sprzedawcą jest Szlakowe sp. z o.o. z siedzibą w Krakowie, KRS 0000123456.</p>",
  ),
  "/produkty": page(
    "Wszystkie produkty – Szlakowe",
    "Wszystko na szlak.",
    "<h1>Wszystkie produkty</h1><h2>Buty trekkingowe</h2><h2>Kurtki przeciwdeszczowe</h2>",
  ),
};
