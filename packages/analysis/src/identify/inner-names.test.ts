import { expect, test } from "vitest";
import { identityOf, ld, og, organization, title } from "../../testing/made-identity";

test.each<[string, string, string, string]>([
  [
    "a product",
    "https://www.veldora.ie/boots-v12.html",
    `${title("Chelsea Boots - black | Veldora.ie") + og("title", "Chelsea Boots")}<h1>Chelsea Boots</h1>`,
    "Veldora",
  ],
  [
    "a recipe of a site that ends like a home page",
    "https://www.flavourofhome.com/recipes/stew/",
    `${title("Stew Recipe: How to Make It") + og("site_name", "Flavour of Home")}<h1>Stew</h1>`,
    "Flavour of Home",
  ],
  [
    "a company's profile on a network",
    "https://www.linkora.com/company/zunta",
    `${title("Zunta | Linkora") + og("title", "Zunta | Linkora") + ld(organization("Zunta"))}<h1>Zunta</h1>`,
    "Linkora",
  ],
  [
    "an article whose publisher is said",
    "https://www.dailyquill.com/politics/2020/vote.html",
    title("Senate passes bill") +
      ld({ "@type": "NewsArticle", headline: "Senate passes bill", publisher: organization("The Daily Quill") }),
    "The Daily Quill",
  ],
  [
    "a page that names the product alone",
    "https://www.eduvo.at/regal-p400.html",
    title("Waschmaschinenregal online bestellen") + og("title", "Waschmaschinenregal"),
    "Eduvo",
  ],
  [
    "a machine's site name",
    "https://www.wirris.ie/cameras/selfie-stick.html",
    title("Selfie Stick - Black | Wirris") + og("site_name", "wirrisie") + og("title", "Selfie Stick - Black"),
    "Wirris",
  ],
  [
    "an article that names the site in its text alone",
    "https://www.dailyquill.com/2016/chips.html",
    `${title("New chips for all")}<main><h1>New chips for all</h1><p>DailyQuill has tried them.</p></main>`,
    "DailyQuill",
  ],
])("%s", (_, address, html, name) => {
  expect(identityOf(address, html).brandName).toBe(name);
});
