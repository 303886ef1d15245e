import { describe, expect, test } from "vitest";
import { overpassQuery } from "./overpass-query";

const inTown = (town: string) => overpassQuery({ market: "dentists", country: "GB", town });
const nameIn = (query: string | undefined) => query?.split("\n").find((line) => line.startsWith("rel"));

describe("a query", () => {
  test("asks for a kind of place in a town of a country, and for little of it", () => {
    expect(inTown("Leeds")?.split("\n")).toEqual([
      "[out:json][timeout:3];",
      'area["ISO3166-1"="GB"]->.country;',
      'rel(area.country)["boundary"="administrative"]["name"="Leeds"];',
      "map_to_area->.town;",
      '(nwr["amenity"="dentist"]["name"][~"^(contact:)?(website|url)$"~"."](area.town););',
      "out tags center 60;",
    ]);
  });

  test("asks for every kind of a market", () => {
    const query = overpassQuery({ market: "law-firms", country: "DE", town: "Köln" });
    expect(query).toContain('nwr["office"="lawyer"]["name"]');
    const plumbers = overpassQuery({ market: "plumbers-and-electricians", country: "FR", town: "Lyon" });
    expect(plumbers?.match(/nwr\["craft"="(\w+)"\]/g)).toHaveLength(3);
  });

  test.each([
    ["L'Aquila", `"L'Aquila"`],
    ['Saint-"Denis"', String.raw`"Saint-\"Denis\""`],
    ["a\\", String.raw`"a\\"`],
    ['a\\"];out;', String.raw`"a\\\"];out;"`],
    ['"](area.country);out body;node["x"="', String.raw`"\"](area.country);out body;node[\"x\"=\""`],
    ["Ko\u0308ln", `"Köln"`],
    [" Leeds ", `"Leeds"`],
    ["東京", `"東京"`],
    ["NEW YORK", `"New York"`],
    ["KÖLN", `"Köln"`],
    ["L'AQUILA", `"L'Aquila"`],
    ["St. Gallen", `"St. Gallen"`],
    ["Y", `"Y"`],
  ])("writes the town %s as a string that it can't leave", (town, written) => {
    expect(nameIn(inTown(town))).toBe(`rel(area.country)["boundary"="administrative"]["name"=${written}];`);
  });

  test.each([
    ["no name", ""],
    ["blanks", "   "],
    ["a line feed", "Leeds\nout;"],
    ["a carriage return", "Leeds\rout;"],
    ["U+0000", "Leeds\u0000"],
    ["a separator of lines that is a control character", "Leeds\u0085"],
    ["half a surrogate", "Leeds\ud800"],
    ["characters that turn the text around", "Leeds\u202e"],
    ["86 letters", "a".repeat(86)],
    ["a million letters", "a".repeat(1_000_000)],
  ])("is none for a town of %s", (_, town) => {
    expect(inTown(town)).toBeUndefined();
  });

  test.each(["", "gb", "GBR", 'G"', "G\n"])("is none for the country %j", (country) => {
    expect(overpassQuery({ market: "dentists", country, town: "Leeds" })).toBeUndefined();
  });

  test("is none for a market that the map has no tag for", () => {
    expect(overpassQuery({ market: "crm", country: "GB", town: "Leeds" })).toBeUndefined();
  });
});
