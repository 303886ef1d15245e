import { expect, test } from "vitest";
import { makeReading } from "../../testing/fixtures/make-reading";
import { spokenOf } from "./spoken";

const spoken = (text: string) => spokenOf([makeReading({ url: "https://acme.com/", text })]);

test.each([
  [
    "de",
    "Wir liefern die besten Ambosse für Ihre Werkstatt und das auch mit Montage. Sie finden bei uns nicht nur ein großes Lager, sondern auch den Service, der zu Ihnen passt, und die Beratung auf dem kurzen Weg.",
  ],
  [
    "pl",
    "W naszym sklepie znajdziesz kowadła do każdej kuźni oraz narzędzia dla kowali. To jest miejsce, w którym nie trzeba się spieszyć, a na pytania odpowiadamy od razu i z przyjemnością, jak zawsze.",
  ],
  [
    "nb",
    "Vi selger ambolter og verktøy til smeder, og vi hjelper deg gjerne med å velge. Bestill i dag, så sender vi det.",
  ],
  ["ja", "鍛冶屋のための金床と工具を取りそろえています。初めての方にもわかりやすくご案内します。"],
  ["zh", "我们为铁匠提供各种铁砧和工具，质量可靠，价格合理，欢迎选购，全国配送。"],
  ["ru", "Мы продаём наковальни и инструменты для кузнецов, быстро и с гарантией."],
  ["uk", "Ми продаємо ковадла та інструменти для ковалів, швидко і з гарантією."],
  ["ko", "대장장이를 위한 모루와 도구를 판매합니다. 처음이신 분도 환영합니다."],
])("words are told to be %s", (language, text) => {
  expect(spoken(text)?.language).toBe(language);
});

test.each(["", "  ", "2026", "— · —"])("nothing is told by %j", (text) => {
  expect(spokenOf([])).toBeNull();
  expect(spokenOf([makeReading({ url: "https://acme.com/", text, title: "" })])).toBeNull();
});
