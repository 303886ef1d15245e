import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { expectAnalysis } from "./analysis-shape";
import { call } from "./call";

const analyze = async (website: string) =>
  expectAnalysis(await call("POST", `${product.apiUrl}/tools/analyze`, { json: { website } }));

test("a shop: the name of its structured data, the domains of its other languages, its market's prompts", async () => {
  const result = await analyze("acmetrail.test");
  expect(result.brandName).toBe("Acmetrail");
  expect(result.additionalDomains).toEqual(expect.arrayContaining(["acmetrail.de", "acmetrail.fr"]));
  expect(result.aliases).toContain("Acme Trail");
  expect(result.suggestedPrompts.length).toBeGreaterThanOrEqual(10);
  expect(result.suggestedPrompts.filter(({ prompt }) => /run|trail|shoe|jacket/.test(prompt)).length).toBeGreaterThan(
    4,
  );
});

test("a SaaS: the competitors that its comparison pages name come first, with their domains", async () => {
  const result = await analyze("ledgerly.test");
  expect(result.brandName).toBe("Ledgerly");
  const first = result.competitors.slice(0, 4);
  expect(first.map(({ name }) => name).sort()).toEqual(["Bookmoth", "Coppergrain", "Numerella", "Tallywren"]);
  expect(first.find(({ name }) => name === "Bookmoth")?.domains).toEqual(["bookmoth.io"]);
});

test("a single-page app with an empty body: what its head tells", async () => {
  const result = await analyze("spa.test");
  expect(result.brandName).toBe("Kilnwork");
  expect(result.website).toBe("spa.test");
});

test("a site in German: its name without the legal form, its domain from the imprint", async () => {
  const result = await analyze("brotzeit.test");
  expect(result.brandName).toBe("Brotzeit Feinkost");
  expect(result.additionalDomains).toContain("brotzeit-feinkost.de");
});

test("a site that moved: what stands at its new address", async () => {
  const result = await analyze("old-name.test");
  expect(result.website).toBe("old-name.test");
  expect(result.brandName).toBe("Acme Coffee");
  expect(result.additionalDomains).toContain("acme.test");
});

test("a site that is down: what can be known without it, and no error", async () => {
  const result = await analyze("down.test");
  expect(result.brandName).toBe("Down");
  expect(result).toMatchObject({ website: "down.test", additionalDomains: [], aliases: [] });
});

test("a site that drips for ever: the deadline ends it, and there is an answer", async () => {
  const answer = await call("POST", `${product.apiUrl}/tools/analyze`, { json: { website: "slow.test" } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ website: "slow.test" });
});
