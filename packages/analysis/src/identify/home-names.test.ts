import { expect, test } from "vitest";
import { footer, identityOf, logo, og, title } from "../../testing/made-identity";

test.each<[string, string, string, string]>([
  [
    "a shop that calls itself one",
    "https://www.veldora.de/",
    title("Schuhe &amp; Mode online kaufen | VELDORA Online Shop") +
      logo("Mode und Schuhe bei Veldora.de") +
      "<main><h1>Alles, was Veldora hat</h1><p>Bei Veldora findest du Schuhe, und Veldora liefert sie.</p></main>",
    "Veldora",
  ],
  [
    "a slogan behind the name",
    "https://www.qab.com/",
    title("Q-A-B | Quite A Bargain") + og("site_name", "Q-A-B") + logo("Q-A-B logo"),
    "Q-A-B",
  ],
  [
    "a country's site",
    "https://www.flimora.com/",
    title("Flimora Germany - Watch TV Shows Online") + og("title", "Flimora Deutschland"),
    "Flimora",
  ],
  [
    "a site name with its domain beside one without",
    "https://www.wexrose.com/",
    title("Wexrose &amp; Partners | Food &amp; Drink") + og("site_name", "Wexrose.com") + footer("© Wexrose 2024"),
    "Wexrose",
  ],
  [
    "a name that has its domain everywhere",
    "https://www.staying.com/",
    title("Staying.com | Official site | Hotels and flights") +
      og("site_name", "Staying.com") +
      logo("Staying.com") +
      footer("Copyright © 1996–2024 Staying.com™. All rights reserved."),
    "Staying.com",
  ],
  [
    "an address as site name",
    "https://www.bruma.fr/",
    title("Toutes nos bougies - Bruma") + og("site_name", "www.bruma.fr") + footer("© Bruma SAS"),
    "Bruma",
  ],
  [
    "small letters in the address alone",
    "https://www.dorvis.pl/",
    title("Ogłoszenia - kup i sprzedaj na dorvis.pl") + footer("© dorvis.pl"),
    "Dorvis",
  ],
  [
    "a dentist of a town",
    "http://www.tidewellfamilydental.com/",
    title("Dentist in Portland, ME | Tidewell Family Dental") +
      "<h1>Welcome to Tidewell Family Dental</h1>" +
      footer("Copyright © 2015 Tidewell Family Dental. All Rights Reserved."),
    "Tidewell Family Dental",
  ],
  [
    "a town behind the name, which the address says too: it is not the name",
    "https://zahnarzt-berger-kassel.de/",
    `${title("Zahnarztpraxis Dr. Berger | Kassel")}<p>Wilhelmsstraße 4, 34117 Kassel</p>`,
    "Zahnarzt Berger Kassel",
  ],
  [
    "a town in the name's own line",
    "http://www.fernridgehomesinc.com/",
    title("Fernridge Homes Huntsville, AL | Custom Home Builders") + footer("© Fernridge Homes Huntsville, AL"),
    "Fernridge Homes",
  ],
  [
    "an apostrophe that metadata leave out",
    "https://www.lowys.com/",
    title("Lowy's - Shop Fashion - Official Site - Lowys.com") + og("site_name", "Lowys") + logo("Lowy's"),
    "Lowy's",
  ],
  [
    "accents and an ampersand",
    "https://www.elgransobrado.es/",
    title("El Gran Sobrado: moda, hogar y más") +
      og("site_name", "El Gran Sobrado") +
      footer("© El Gran Sobrado S.A. Todos los derechos reservados"),
    "El Gran Sobrado",
  ],
  [
    "an ampersand that the address spells out",
    "https://www.hartandvale.co.uk/",
    title("Hart &amp; Vale | Great quality clothing") + logo("Hart &amp; Vale") + footer("© Hart and Vale plc"),
    "Hart & Vale",
  ],
  [
    "a Japanese name",
    "https://www.kazenomori.co.jp/",
    title("風の森公式 | レディース・メンズ") +
      og("site_name", "風の森") +
      footer("COPYRIGHT (C) KAZENOMORI CO., LTD. ALL RIGHTS RESERVED."),
    "風の森",
  ],
  [
    "a Cyrillic name",
    "https://www.dom-tkani.ru/",
    title("Дом Ткани: интернет-магазин тканей") + footer("© 2002–2024 Дом Ткани. Все права защищены."),
    "Дом Ткани",
  ],
  [
    "a Korean name",
    "https://www.haneul.co.kr/",
    title("하늘마트!") + og("site_name", "하늘마트") + footer("© Haneul Corp. 모든 권리 보유"),
    "하늘마트",
  ],
  [
    "a name that the address abbreviates",
    "https://www.uniborga.it/",
    title("Università di Borga - Home") + logo("Università di Borga"),
    "Università di Borga",
  ],
  [
    "a name that the address has nothing of",
    "http://www.trenvia.org/",
    title("Home Page | Lumen Relief Foundation") +
      "<main><p>Lumen Relief Foundation helps. Give to Lumen Relief Foundation today.</p></main>" +
      footer("© 2014 Lumen Relief Foundation"),
    "Lumen Relief Foundation",
  ],
  [
    "a name that ends like a home page",
    "https://www.pawsathome.com/",
    title("Pet Food &amp; Supplies | Paws at Home") + og("site_name", "Paws at Home") + logo("Paws at Home"),
    "Paws at Home",
  ],
  [
    "a word of business in the address",
    "https://www.emberglowstore.com/",
    title("Emberglow | Hand-made lamps") + logo("Emberglow"),
    "Emberglow",
  ],
  [
    "a help centre",
    "https://support.zunta.io/hc/en-us",
    title("Zunta Help Center") + og("site_name", "Zunta Help Center") + logo("Zunta"),
    "Zunta",
  ],
  [
    "a sub-brand under a telling subdomain",
    "https://cloud.qorvex.com/",
    title("Cloud Computing Services | Qorvex Cloud") + og("site_name", "Qorvex Cloud") + logo("Qorvex Cloud"),
    "Qorvex Cloud",
  ],
  [
    "an address that is a suffix",
    "https://www.police.uk/",
    title("Find your neighbourhood - Police UK") + og("site_name", "police.uk"),
    "Police",
  ],
  [
    "a name that ends like a home page, under another address",
    "https://www.fohm.com/",
    title("Recipes and more") + og("site_name", "Flavours of Home"),
    "Flavours of Home",
  ],
  [
    "a name that the text uses, under another address",
    "http://www.trenvia.org/",
    `${title("Lumen Relief | Help now")}<main><p>Lumen Relief helps. Give to Lumen Relief, or join Lumen Relief.</p></main>`,
    "Lumen Relief",
  ],
  [
    "more words of business than name in the address",
    "https://www.zuntaonlineshop.com/",
    title("Zunta | Lamps made by hand"),
    "Zunta",
  ],
  [
    "small letters wherever the name is given",
    "https://www.fernline.com/",
    `${title("Speed Test | fernline") + logo("fernline")}<main><p>${"Fernline tests your line. ".repeat(20)}</p></main>`,
    "fernline",
  ],
  [
    "a domain that the logo leaves out",
    "https://www.wexrose.com/",
    title("Wexrose.com | Food") +
      og("site_name", "Wexrose.com") +
      og("title", "Wexrose.com") +
      logo("Wexrose") +
      footer("© Wexrose.com"),
    "Wexrose",
  ],
  [
    "words that the address joins",
    "https://www.harrowtools.com/",
    title("HarrowTools.com") + og("site_name", "HarrowTools.com") + logo("Harrow Tools") + footer("© Harrow Tools"),
    "Harrow Tools",
  ],
  ["a company that is more than the brand", "https://www.zunta.com/", footer("© Zunta Housewares Ltd"), "Zunta"],
  [
    "a forum that has the word in its address",
    "https://www.pamsforum.com/",
    title("Index page") + og("site_name", "Pam's Forum"),
    "Pam's Forum",
  ],
])("%s", (_, address, html, name) => {
  expect(identityOf(address, html).brandName).toBe(name);
});
