import { brand } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { newBrand, uniqueId } from "./operations";

const FIELDS = ["aliases", "createdAt", "domains", "enabled", "id", "name", "onboarded", "updatedAt"];
const UTC_WITH_MILLISECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

for (const door of DOORS)
  test.describe(`POST /brands at ${door.name}`, () => {
    const create = (json: unknown) => call("POST", `${door.url()}/brands`, { json });

    test("answers 201 with exactly the eight fields of a brand", async () => {
      const id = uniqueId();
      const before = Date.now();
      const answer = await create({ id, name: "Ledgerly", domains: ["ledgerly.test", "ledgerlyhq.com"] });
      expect(answer.status).toBe(201);
      expect(Object.keys(Object(answer.body)).sort()).toEqual(FIELDS);
      const { createdAt, updatedAt, ...rest } = brand.parse(answer.body);
      expect(rest).toEqual({
        id,
        name: "Ledgerly",
        domains: ["ledgerly.test", "ledgerlyhq.com"],
        aliases: [],
        enabled: true,
        onboarded: true,
      });
      expect(createdAt).toMatch(UTC_WITH_MILLISECONDS);
      expect(updatedAt).toBe(createdAt);
      expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(10_000);
    });

    test("takes what an analysis suggested as it came", async () => {
      const input = {
        aliases: ["Ledgerly Books"],
        competitors: [{ name: "Tallywren", domains: ["tallywren.com"], aliases: [] }, "Bookmoth"],
        prompts: [
          { prompt: "best accounting software for freelancers", tags: ["accounting"] },
          "invoicing app with vat",
        ],
      };
      const answer = await create(newBrand(input));
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ aliases: ["Ledgerly Books"] });
      expect(answer.body).not.toHaveProperty("competitors");
      expect(answer.body).not.toHaveProperty("prompts");
    });

    test("stores domains as lower-case ASCII hostnames, the primary first, repeats collapsed onto the first", async () => {
      const domains = [
        "HTTPS://WWW.Brotzeit-Feinkost.de/kaese?x=1",
        "münchen.de",
        "brotzeit-feinkost.de",
        "Shop.Example.co.uk:443",
      ];
      const answer = await create(newBrand({ domains }));
      expect(answer.status, answer.text).toBe(201);
      expect(brand.parse(answer.body).domains).toEqual([
        "brotzeit-feinkost.de",
        "xn--mnchen-3ya.de",
        "shop.example.co.uk",
      ]);
    });

    test("stores text in NFC, trimmed", async () => {
      const answer = await create(newBrand({ name: "  Cafe\u0301 Noir ", aliases: ["CAFE\u0301 NOIR", " Le Noir "] }));
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body).toMatchObject({ name: "Caf\u00e9 Noir", aliases: ["Le Noir"] });
    });

    test("refuses an id that is taken, whatever else was sent, and leaves the first brand alone", async () => {
      const first = newBrand({ name: "First" });
      expect((await create(first)).status).toBe(201);
      expectError(await create({ ...first, name: "Second" }), "conflict", `Brand "${first.id}" already exists.`);
      const kept = await call("GET", `${door.url()}/brands/${first.id}`);
      expect(kept.body).toMatchObject({ id: first.id, name: "First" });
    });

    test("tells ids apart by case, and takes every character that an id may hold", async () => {
      const id = `${uniqueId()}._~:@-Z`;
      expect((await create(newBrand({ id }))).status).toBe(201);
      expect((await create(newBrand({ id: id.toLowerCase() }))).status).toBe(201);
    });

    test("takes the longest that the limits allow", async () => {
      const hundred = Array.from({ length: 100 }, (_, index) => index);
      const answer = await create({
        id: uniqueId().padEnd(200, "x"),
        name: "n".repeat(200),
        domains: hundred.map((index) => `shop-${index}.example.com`),
        aliases: hundred.map((index) => `Alias ${index}`),
        competitors: hundred.map((index) => ({ name: `Competitor ${index}` })),
        prompts: Array.from({ length: 500 }, (_, index) => `${"p".repeat(490)} ${index}`),
      });
      expect(answer.status, answer.text).toBe(201);
    });
  });
