import { brand } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { newBrand, uniqueId } from "./operations";

const FIELDS = ["aliases", "createdAt", "domains", "enabled", "id", "name", "onboarded", "updatedAt"];

for (const [origin, url] of [
  ["the API's own root", () => `${product.apiUrl}/brands`],
  ["the web app's origin", () => `${product.webUrl}/api/v1/brands`],
] as const)
  test.describe(`POST /brands at ${origin}`, () => {
    test("answers 201 with exactly the eight fields of a brand", async () => {
      const id = uniqueId();
      const answer = await call("POST", url(), { json: { id, name: "Ledgerly", domains: ["ledgerly.test"] } });
      expect(answer.status, answer.text).toBe(201);
      expect(Object.keys(Object(answer.body)).sort()).toEqual(FIELDS);
      expect(brand.parse(answer.body)).toMatchObject({ id, name: "Ledgerly", domains: ["ledgerly.test"], aliases: [] });
    });

    test("takes what an analysis suggested as it came, cleaned", async () => {
      const input = newBrand({
        name: "  Cafe\u0301 Noir ",
        domains: ["HTTPS://WWW.Brotzeit-Feinkost.de/kaese?x=1", "münchen.de", "brotzeit-feinkost.de"],
        competitors: [{ name: "Tallywren", domains: ["tallywren.com"], aliases: [] }, "Bookmoth"],
        prompts: [
          { prompt: "best accounting software for freelancers", tags: ["accounting"] },
          "invoicing app with vat",
        ],
      });
      const answer = await call("POST", url(), { json: input });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body).toMatchObject({
        name: "Caf\u00e9 Noir",
        domains: ["brotzeit-feinkost.de", "xn--mnchen-3ya.de"],
      });
    });
  });
