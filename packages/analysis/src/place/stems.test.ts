import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { marketsByWords } from "./by-words";
import { scoreWords } from "./score-words";

const atlas = loadAtlas();
const first = (language: string, ...texts: string[]) =>
  marketsByWords(
    atlas,
    texts.map((text) => ({ text, weight: 4, url: "https://acme.test/" })),
    language,
  ).markets[0]?.category.id;

test.each([
  ["pl", "dentists", "Stomatolog Kraków", "Nasi dentyści i implanty zębów"],
  // In another case, every word of a phrase.
  ["pl", "kitchens-and-bathrooms", "Producent mebli kuchennych", "Zabudowy kuchenne"],
  // Without accents, as addresses and many pages are written.
  ["pl", "accountants", "Biuro rachunkowe Lodz", "Ksiegowosc i uslugi ksiegowe"],
  ["cs", "dentists", "Zubní ordinace Brno", "Stomatologie a zubař pro celou rodinu"],
  ["sk", "dentists", "Zubár a stomatológia", "Stomatologická ambulancia, zubní"],
  ["da", "estate-agents", "Ejendomsmægleren i Odense", "Gratis salgsvurdering af din bolig"],
  ["nb", "law-firms", "Advokatfirma i Oslo", "Juridisk hjelp av familieadvokater"],
  ["sv", "physiotherapists", "Naprapat och fysioterapeut", "Idrottsfysioterapi"],
  ["fi", "photographers", "Valokuvaaja Turussa", "Hääkuvaukset ja valokuvaajan studio"],
  ["tr", "law-firms", "Avukatlarımız", "Hukuk bürosu"],
  ["ru", "dentists", "Стоматология", "Стоматологи, лечение зубов, имплантация"],
  ["ko", "dentists", "서울치과의원", "치과 임플란트"],
  ["zh", "law-firms", "北京律师事务所", "律师 律所"],
])("%s: inflected and compound words give %s away", (language, market, ...texts) => {
  expect(first(language, ...texts)).toBe(market);
});

test("a stem inside a word of a language without compounds says nothing", () => {
  expect(first("pl", "Niedentystyczne i podentystyczne", "Przystomatologiczny")).toBeUndefined();
});

test("a word of grammar that is written like a term but for its accent says nothing: Spanish té and te", () => {
  const points = scoreWords(
    atlas,
    [{ text: "Te ayudamos, te escuchamos", weight: 4, url: "https://acme.test/" }],
    "es",
  );
  expect([...points.keys()].map(({ id }) => id)).not.toContain("tea");
});

const spokenOf = (language: string, text: string) =>
  [...scoreWords(atlas, [{ text, weight: 4, url: "https://acme.test/" }], language).keys()].map(({ id }) => id);

test.each([
  ["da", "Hundefrisør i Aarhus", "pet-boarding-and-grooming"],
  ["ko", "토목공사", "roofers-and-builders"],
  ["ko", "동물병원", "vets"],
])("%s: a stem inside a longer one says nothing: %s", (language, text, market) => {
  expect(spokenOf(language, text)).toEqual([market]);
});

test("a Korean stem is found by whole syllables: 세차 (car wash) is not the beginning of 세찬 (strong)", () => {
  expect(spokenOf("ko", "세차장")).toContain("car-washes");
  expect(spokenOf("ko", "세찬 바람")).toEqual([]);
});

test.each([
  ["sv", "Välkommen till oss", "till"],
  ["da", "Kontakt", "kontakt"],
  ["pl", "Kontakt", "kontakt"],
])("%s: a word that every site of the language says is no English term: %s", (language, text, english) => {
  expect(spokenOf("en", english)).not.toEqual([]);
  expect(spokenOf(language, text)).toEqual([]);
});
