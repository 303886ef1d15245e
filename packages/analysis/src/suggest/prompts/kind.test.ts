import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { makeReading, menu } from "../../../testing/fixtures/make-reading";
import { kindOfMarket, kindOfSite } from "./kind";
import kinds from "./kinds.json" with { type: "json" };
import { ENGLISH, wordsOf } from "./words";

const words = wordsOf("en", ENGLISH);
const atlas = loadAtlas();

test("every sector of the atlas has a kind, and no other has", () => {
  expect(Object.keys(kinds.sectors).toSorted()).toEqual(
    [...new Set(atlas.categories.map(({ sector }) => sector))].toSorted(),
  );
});

test.each([
  ["running-shoes-and-sneakers", "goods"],
  ["crm", "software"],
  ["dentists", "service"],
  ["car-repair", "service"],
  ["newspapers", "media"],
])("the brands of %s sell %s", (id, kind) => {
  const category = atlas.category(id);
  expect(category === undefined ? undefined : kindOfMarket(category)).toBe(kind);
});

const page = (title: string, links: string[]) => [makeReading({ url: "https://acme.com/", title, links: menu(links) })];

test.each([
  ["a shop", page("Acme boots", ["Cart", "Shipping", "Returns"]), undefined, "goods"],
  ["a hotel that says little", page("Acme Hotel", ["Rooms", "Gallery"]), undefined, "place"],
  ["a fair with rooms", page("Acme Expo", ["Rooms", "Hotel", "Clients"]), undefined, "media"],
  ["an agency with an app", page("Acme", ["Clients", "Case studies", "App", "Platform"]), undefined, "service"],
  ["a page that says nothing", page("Acme", []), undefined, "media"],
  ["a page that says nothing, placed among software", page("Acme", []), "crm", "software"],
])("%s", (_, readings, market, kind) => {
  const category = market === undefined ? undefined : atlas.category(market);
  expect(kindOfSite(readings, category, words)).toBe(kind);
});
