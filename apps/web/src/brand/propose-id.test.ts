import { brandFields } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { findFreeId, proposeId, proposeIdOfDomain } from "./propose-id";

describe("proposeId", () => {
  test.each([
    ["Acme", "acme"],
    ["L’Oréal Paris", "loreal-paris"],
    ["Weiß & Söhne GmbH", "weiss-sohne-gmbh"],
    ["Łódź Ærø", "lodz-aero"],
    ["  3M  ", "3m"],
    ["任天堂", ""],
    ["Yahoo!", "yahoo"],
    ["Muji 無印良品 Store", "muji-store"],
  ])("%s → %s", (name, id) => expect(proposeId(name)).toBe(id));

  test("what is proposed fits the contract, however long the name", () => {
    const id = proposeId("A very long name of a brand ".repeat(10));
    expect(brandFields.shape.id.safeParse(id).success).toBe(true);
  });
});

test.each([
  ["nintendo.co.jp", "nintendo"],
  ["shop.acme.com", "acme"],
  ["münchen.de", "munchen"],
  ["xn--r8jz45g.jp", "xn-r8jz45g"],
  [undefined, ""],
])("proposeIdOfDomain: %s → %s", (hostname, id) => expect(proposeIdOfDomain(hostname)).toBe(id));

describe("findFreeId", () => {
  const among =
    (...taken: string[]) =>
    async (id: string) =>
      taken.includes(id);

  test.each([
    { id: "acme", taken: ["acme"], free: "acme-2" },
    { id: "acme", taken: ["acme", "acme-2", "acme-3"], free: "acme-4" },
    { id: "acme-2", taken: ["acme-2"], free: "acme-3" },
    { id: "route-66", taken: ["route-66"], free: "route-67" },
  ])("$id → $free", async ({ id, taken, free }) => {
    expect(await findFreeId(id, among(...taken))).toBe(free);
  });

  test("gives up after a few", async () => {
    expect(await findFreeId("acme", async () => true)).toBeUndefined();
  });
});
