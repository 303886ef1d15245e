import { evidence } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { expectAnalysis } from "./analysis-shape";
import { call } from "./call";
import { smallAnalysis } from "./operations";

const EXPLAINED = [
  "additionalDomains",
  "aliases",
  "brandName",
  "competitors",
  "evidence",
  "suggestedPrompts",
  "website",
];

const analyze = (json: unknown, query = "") => call("POST", `${product.webUrl}/api/v1/tools/analyze${query}`, { json });

test.describe("POST /tools/analyze at the web app's origin", () => {
  test("answers with exactly the six fields, and stores nothing", async () => {
    const result = expectAnalysis(await analyze({ website: "http://acmetrail.test/" }));
    expect(result.brandName).toBe("Acmetrail");
    expect(result.website).toBe("acmetrail.test");
    const found = await call("GET", `${product.webUrl}/api/v1/brands?q=acmetrail.test`);
    expect(found.text).not.toContain('"acmetrail.test"');
  });

  test("adds the evidence when it is asked to explain itself, and changes nothing else", async () => {
    const json = { website: "http://ledgerly.test/" };
    const plain = expectAnalysis(await analyze(json));
    const explained = await analyze(json, "?explain=true");
    expect(explained.status).toBe(200);
    expect(Object.keys(Object(explained.body)).sort()).toEqual(EXPLAINED);
    expect(explained.body).toMatchObject(plain);
    const told = evidence.array().parse(Object(explained.body).evidence);
    const competitors = told.filter(({ field }) => field === "competitors").map(({ value }) => value);
    for (const { name } of plain.competitors) expect(competitors).toContain(name);
    expect(told.find(({ field }) => field === "brandName")?.value).toBe("Ledgerly");
  });

  test("generates nothing that was turned off", async () => {
    const { competitors, suggestedPrompts } = expectAnalysis(
      await analyze(smallAnalysis({ website: "ledgerly.test" })),
    );
    expect({ competitors, suggestedPrompts }).toEqual({ competitors: [], suggestedPrompts: [] });
  });

  test("keeps to the numbers asked for", async () => {
    const json = { website: "http://ledgerly.test/", maxCompetitors: 2, maxPrompts: 5 };
    const result = expectAnalysis(await analyze(json));
    expect(result.competitors).toHaveLength(2);
    expect(result.suggestedPrompts).toHaveLength(5);
  });

  test("takes the name that it was given", async () => {
    const result = expectAnalysis(await analyze(smallAnalysis({ brandName: "  Acme Roasters " })));
    expect(result.brandName).toBe("Acme Roasters");
  });
});

test("gives the same answer while the site stays the same", async () => {
  const json = { website: "http://ledgerly.test/" };
  expect((await analyze(json)).text).toBe((await analyze(json)).text);
});
