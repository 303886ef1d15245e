import { describe, expect, test } from "vitest";
import { cpuMilliseconds, slowness } from "../../testing/cpu-milliseconds";
import { madeAnswer, madeElement } from "../../testing/made-overpass";
import { kindsOf } from "./kinds";
import { isNestedDeeper } from "./nesting";
import { readPlaces } from "./read-places";

const read = (elements: readonly unknown[], market = "dentists") => readPlaces(madeAnswer(elements), kindsOf(market));
const names = (...elements: readonly unknown[]) => read(elements)?.map(({ name }) => name);

describe("the places of an answer", () => {
  test("are told with their name, website, kind, place on the map and position", () => {
    const way = { ...madeElement(7, { name: "B", "contact:website": "b.co.uk", amenity: "" }, {}), type: "way" };
    const places = read(
      [
        madeElement(123, { name: "A", website: "https://a.co.uk/" }),
        { ...way, center: { lat: 1, lon: 2 }, tags: { ...way.tags, craft: "electrician", amenity: "" } },
      ],
      "plumbers-and-electricians",
    );
    expect(places).toEqual([
      {
        name: "B",
        website: "b.co.uk",
        kind: "map.craft=electrician",
        url: "https://www.openstreetmap.org/way/7",
        position: { latitude: 1, longitude: 2 },
      },
    ]);
    expect(read([madeElement(123, { name: "A", website: "https://a.co.uk/" })])).toEqual([
      {
        name: "A",
        website: "https://a.co.uk/",
        kind: "map.amenity=dentist",
        url: "https://www.openstreetmap.org/node/123",
        position: { latitude: 53.8, longitude: -1.55 },
      },
    ]);
  });

  test.each([
    ["no name", { website: "a.com" }],
    ["an empty name", { name: " ", website: "a.com" }],
    ["no website", { name: "A" }],
    ["another kind", { name: "A", website: "a.com", amenity: "pub" }],
    ["a name of 256 characters", { name: "a".repeat(256), website: "a.com" }],
    ["a name of a million characters", { name: "a".repeat(1_000_000), website: "a.com" }],
    ["U+0000 in its name", { name: "A\u0000", website: "a.com" }],
    ["half a surrogate in its name", { name: "A\ud800", website: "a.com" }],
    ["a name that turns the text around", { name: "A\u202eb", website: "a.com" }],
  ])("are without one that has %s", (_, tags) => {
    expect(names(madeElement(1, tags), madeElement(2, { name: "Fine", website: "fine.com" }))).toEqual(["Fine"]);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a text", "node"],
    ["a list", []],
    ["an object without tags", { type: "node", id: 1 }],
    ["tags that are a list", { type: "node", id: 1, tags: ["name"] }],
    ["tags of other types", { type: "node", id: 1, tags: { amenity: "dentist", name: 5, website: {} } }],
    ["a number that is none of the map's", { ...madeElement(1, { name: "A", website: "a.com" }), id: 1e300 }],
    ["an id with a path", { ...madeElement(1, { name: "A", website: "a.com" }), id: "../1" }],
    ["a type with a path", { ...madeElement(1, { name: "A", website: "a.com" }), type: "../node" }],
  ])("are without what is %s", (_, element) => {
    expect(names(element, madeElement(2, { name: "Fine", website: "fine.com" }))).toEqual(["Fine"]);
  });

  test.each([[{ lat: "53", lon: 1 }], [{ lat: 91, lon: 0 }], [{ lat: 0, lon: 181 }], [{}], [{ center: 5 }]])(
    "have no position when it says %j",
    (where) => {
      expect(read([madeElement(1, { name: "A", website: "a.com" }, where)])?.[0]?.position).toBeNull();
    },
  );

  test("carry their names in one line, one of a chain that of its brand", () => {
    expect(
      names(
        madeElement(1, { name: " Old\n Mill\u00a0Dental ", website: "mill.com" }),
        madeElement(2, { name: "mydentist Leeds Centre", brand: "mydentist", website: "m.com" }),
        madeElement(3, { name: "Smith & Sons", brand: "Invisalign", website: "s.com" }),
        madeElement(4, { name: 'O\'Brien "Smile" \\ Co', website: "o.com" }),
      ),
    ).toEqual(["Old Mill Dental", "mydentist", "Smith & Sons", 'O\'Brien "Smile" \\ Co']);
  });

  test("are no more than were asked for", () => {
    const many = Array.from({ length: 1000 }, (_, index) => madeElement(index + 1, { name: "A", website: "a.com" }));
    expect(read(many)).toHaveLength(60);
  });
});

describe("what is no answer", () => {
  test.each([
    ["nothing", ""],
    ["an error page", "<!DOCTYPE html><html><body>Error: runtime error: open64: 0 Success</body></html>"],
    ["half an answer", madeAnswer([madeElement(1, { name: "A", website: "a.com" })]).slice(0, -5)],
    ["null", "null"],
    ["a list", "[]"],
    ["an object", "{}"],
    ["no list of elements", '{"elements":{"0":{}}}'],
    [
      "an error that the server remarks",
      madeAnswer([], { remark: 'runtime error: Query timed out in "query" at line 3' }),
    ],
    ["a hundred thousand brackets", "[".repeat(100_000)],
    ["elements inside each other", `{"elements":[${'{"tags":'.repeat(50)}1${"}".repeat(50)}]}`],
  ])("%s", (_, json) => {
    expect(readPlaces(json, kindsOf("dentists"))).toBeUndefined();
  });

  test("brackets and quotes inside strings don't count as nesting", () => {
    expect(isNestedDeeper(JSON.stringify([`"[[[[\\`, "{{{{"]), 1)).toBe(false);
    expect(isNestedDeeper("[[]]", 1)).toBe(true);
    expect(isNestedDeeper("[[],[],[]]", 2)).toBe(false);
  });
});

describe("the worst answers of 200 kB are read in milliseconds", () => {
  const LENGTH = 200_000;
  const filled = (piece: string) =>
    Array(Math.floor(LENGTH / (piece.length + 1)))
      .fill(piece)
      .join(",");
  test.each([
    ["brackets", "[".repeat(LENGTH)],
    ["brackets as deep as is read", `{"elements":[${filled(`${"[".repeat(6)}${"]".repeat(6)}`)}]}`],
    ["elements of nothing", `{"elements":[${filled("{}")}]}`],
    ["numbers", `{"elements":[${filled("1.2345678901234567e-300")}]}`],
    ["tags", `{"elements":[{"tags":{${Array.from({ length: 20_000 }, (_, index) => `"${index}":1`).join(",")}}}]}`],
    ["escapes", `{"elements":[{"tags":{"name":"${"\\u0041".repeat(LENGTH / 6)}"}}]}`],
    [
      "marks to be put in order",
      madeAnswer(
        Array.from({ length: 60 }, (_, id) =>
          madeElement(id + 1, { name: `a${"\u0323\u0307".repeat(127)}`, brand: `a${"\u0307\u0323".repeat(127)}` }),
        ),
      ),
    ],
  ])("%s", async (_, json) => {
    const kinds = kindsOf("dentists");
    readPlaces(json, kinds);
    expect(await cpuMilliseconds(() => readPlaces(json, kinds))).toBeLessThan(50 * (await slowness()));
  });
});
