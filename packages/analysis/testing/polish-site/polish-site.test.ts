import { expect, test } from "vitest";
import { createAnalyzer } from "../../src/analyze";
import { createFetching } from "../../src/fetch";
import { readMade } from "../made-page";
import { promptsFor } from "../made-prompts";
import { madeRequest, madeWorld, makeSite } from "../made-site";
import { sharedEngine } from "../shared-engine";
import { HOST, PAGES } from "./site";

test("a Polish shop is read in Polish from its name to its prompts", async () => {
  await using site = await makeSite((request, response) => {
    const html = PAGES[request.url ?? ""];
    if (html === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  });
  // As long as a test may take: no slow day leaves a page out.
  const world = madeWorld({ [HOST]: site }, { deadlineMilliseconds: 80_000 });
  const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
  const { result, evidence } = await analyzer.analyze(madeRequest(world, { website: HOST, maxPrompts: 30 }));
  await analyzer.close();

  const visited = new Set(site.requests.map((request) => request.split(" ")[2]));
  expect(["/", "/o-nas", "/kontakt", "/regulamin"].filter((path) => !visited.has(path))).toEqual([]);
  expect(["/koszyk", "/logowanie"].filter((path) => visited.has(path))).toEqual([]);
  expect(result.brandName).toBe("Szlakowe");
  expect(result.aliases).toContain("Górski Kram");
  expect(result.additionalDomains).toEqual([]);
  expect(evidence.some(({ value, quote }) => value === "Górski Kram" && quote?.includes("dawniej") === true)).toBe(
    true,
  );

  const prompts = result.suggestedPrompts.map(({ prompt }) => prompt);
  expect(prompts.length).toBe(30);
  expect(prompts.some((prompt) => /^(?:najlepsze|jakie|które) /.test(prompt))).toBe(true);
  expect(prompts).toContain("szlakowe opinie klientów");
  // Behind "dla" stands the genitive.
  const audiences = new Set(prompts.flatMap((prompt) => / dla ([^:]+)/.exec(prompt)?.[1] ?? []));
  expect(audiences.size).toBeGreaterThanOrEqual(2);
  expect([...audiences].filter((each) => !["dzieci", "kobiet", "mężczyzn", "początkujących"].includes(each))).toEqual(
    [],
  );
  expect(prompts.filter((prompt) => /\b(?:best|for|buy|where|how)\b/.test(prompt))).toEqual([]);
});

const ENGLISH = /\b(?:best|for|buy|where|how|shoes?|boots?|women|vs)\b/;

test("of a market that the atlas has no Polish for, a Polish shop is asked about in Polish alone", () => {
  const { prompts } = promptsFor({
    brandName: "Szlakowe",
    competitors: ["Gerno", "Wanderlo"],
    markets: { "outdoor-clothing": 0.8 },
    readings: [readMade(PAGES["/"] ?? "")],
    language: "pl",
  });
  expect(prompts.length).toBeGreaterThanOrEqual(15);
  expect(prompts.filter(({ prompt }) => ENGLISH.test(prompt))).toEqual([]);
});

test("a Polish brand whose site says nothing is asked about in English alone", () => {
  const { prompts } = promptsFor({ brandName: "Szlakowe", markets: { "outdoor-clothing": 0.8 }, language: "pl" });
  expect(prompts.length).toBe(30);
  expect(prompts.filter(({ prompt }) => /[ąćęłńóśźż]|\b(?:dla|czy|gdzie|najlepsze|opinie)\b/.test(prompt))).toEqual([]);
});
