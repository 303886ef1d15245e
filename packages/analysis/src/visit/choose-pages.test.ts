import { expect, test } from "vitest";
import type { Link, PageReading } from "../findings";
import { choosePages } from "./choose-pages";

const home = (...links: (readonly [url: string, text: string])[]): PageReading => ({
  url: "https://www.acme.com/",
  kind: "home",
  language: null,
  facts: [],
  links: links.map(
    ([url, text]): Link => ({ url: new URL(url, "https://www.acme.com/").href, text, region: "footer", rel: "" }),
  ),
  text: "",
  headings: [],
  scriptOnly: false,
});
const paths = (reading: PageReading, compare = false) =>
  choosePages(reading, { compare, products: true }).map(({ url, kind }) => `${kind} ${new URL(url).pathname}`);

const FULL = home(
  ["/ueber-uns", "Über uns"],
  ["/impressum", "Impressum"],
  ["/datenschutz", "Datenschutz"],
  ["/kontakt", "Kontakt"],
  ["/produkte", "Produkte"],
  ["/compare", "Compare"],
  ["/vs/globex", "Acme vs Globex"],
  ["/globex-alternative", "Globex alternative"],
);

test("chooses the pages that tell most, in other languages too", () => {
  expect(paths(FULL)).toEqual(["about /ueber-uns", "legal /impressum", "products /produkte", "contact /kontakt"]);
});

test("reads comparisons only when asked, an overview first, five pages at most", () => {
  expect(paths(FULL, true).filter((path) => path.startsWith("compare"))[0]).toBe("compare /compare");
  expect(paths(FULL, true)).toHaveLength(5);
  expect(paths(home(["/compare", "Compare"], ["/acme-vs-globex", "Us and Globex"]), true)).toEqual([
    "compare /compare",
    "compare /acme-vs-globex",
  ]);
});

test.each([
  ["/about.pdf", "About us"],
  ["https://other.com/about", "About us"],
  ["/login", "About"],
  ["/about", "Sign in"],
  ["/cart", "Shop"],
  ["/", "About"],
  ["/blog/2024/05/cats-vs-dogs", "Cats vs dogs"],
])("leaves out %s (%s)", (url, text) => {
  expect(paths(home([url, text]), true)).toEqual([]);
});

test("reads subdomains of the same registrable domain", () => {
  expect(choosePages(home(["https://company.acme.com/about", "About us"]), { compare: false, products: true })).toEqual(
    [{ url: "https://company.acme.com/about", kind: "about" }],
  );
});
