import { evidence } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { expectAnalysis } from "./analysis-shape";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { smallAnalysis } from "./operations";

const HINTS = ["", "   ", "\t"];
const EXPLAINED = [
  "additionalDomains",
  "aliases",
  "brandName",
  "competitors",
  "evidence",
  "suggestedPrompts",
  "website",
];

for (const door of DOORS)
  test.describe(`POST /tools/analyze at ${door.name}`, () => {
    const analyze = (json: unknown, query = "") => call("POST", `${door.url()}/tools/analyze${query}`, { json });

    test("answers with exactly the six fields, and stores nothing", async () => {
      const result = expectAnalysis(await analyze({ website: "http://acmetrail.test/" }));
      expect(result.brandName).toBe("Acmetrail");
      expect(result.website).toBe("acmetrail.test");
      const found = await call("GET", `${door.url()}/brands?q=acmetrail.test`);
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

    for (const brandName of HINTS)
      test(`infers the name when the hint is ${JSON.stringify(brandName)}`, async () => {
        expect(expectAnalysis(await analyze(smallAnalysis({ brandName }))).brandName).toBe("Acme Coffee");
      });

    for (const explain of ["", "1", "TRUE", "yes"])
      test(`answers 400 to explain=${explain}`, async () => {
        expectError(await analyze(smallAnalysis(), `?explain=${explain}`), "validation", /explain/);
      });
  });

test("gives the same answer while the site stays the same", async () => {
  const [door] = DOORS;
  const analyze = () => call("POST", `${door?.url()}/tools/analyze`, { json: { website: "http://ledgerly.test/" } });
  expect((await analyze()).text).toBe((await analyze()).text);
});
