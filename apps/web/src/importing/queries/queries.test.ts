import { describe, expect, test } from "vitest";
import { findCandidates } from "./candidates";
import { readQueries } from "./read-queries";

describe("queries", () => {
  test.each([
    ["Top queries,Clicks,Impressions,CTR,Position\nbest anvil,120,3400,3.5%,2.1\n"],
    ["Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position\nbest anvil;120;3.400;3,5 %;2,1\n"],
    ['Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nbest anvil,120,3400,"3,5 %","2,1"\n'],
    ['Consultas principales,Clics,Impresiones,CTR,Posición\nbest anvil,120,3400,"3,5 %","2,1"\n'],
    ["best anvil\t120\t3,400\n"],
  ])("of Search Console: %j", async (text) => {
    expect(await readQueries(text)).toEqual([{ text: "best anvil", clicks: 120 }]);
  });

  test("one a line, commas and all", async () => {
    expect(await readQueries("best anvil, cheap\nwhere to buy; an anvil\n")).toEqual([
      { text: "best anvil, cheap", clicks: undefined },
      { text: "where to buy; an anvil", clicks: undefined },
    ]);
  });

  test("have their clicks in the language's own figures", async () => {
    const read = await readQueries("Top queries\tClicks\na b\t1.234\nc d\t1 234\ne f\t~\n");
    expect(read.map(({ clicks }) => clicks)).toEqual([1234, 1234, undefined]);
  });
});

const BRAND = {
  name: "Hub-Spot",
  aliases: ["HS"],
  domains: ["hubspot.com", "arc.net"],
  prompts: ["Best CRM for startups"],
};
const candidatesOf = (...texts: string[]) => {
  const { unbranded, branded, leftOut } = findCandidates(
    texts.map((text) => ({ text, clicks: undefined })),
    BRAND,
  );
  const prompts = (list: { prompt: string }[]) => list.map(({ prompt }) => prompt);
  return { unbranded: prompts(unbranded), branded: prompts(branded), leftOut };
};

describe("prompts of queries", () => {
  test("are in lower case, of several words, each once, and none that is there", () => {
    expect(candidatesOf("Best  Free CRM", "best free crm", "crm", "BEST CRM for startups", "", "a\u0000b c")).toEqual({
      ...{ unbranded: ["best free crm"], branded: [] },
      leftOut: { single: 1, present: 1, repeats: 1 },
    });
  });

  test("with the brand's name stand apart", () => {
    expect(
      candidatesOf(
        "hubspot login",
        "hub spot pricing",
        "myhubspot app",
        "hs crm price",
        "arc browser",
        "search arcade",
      ),
    ).toEqual({
      unbranded: ["search arcade"],
      branded: ["hubspot login", "hub spot pricing", "myhubspot app", "hs crm price", "arc browser"],
      leftOut: { single: 0, present: 0, repeats: 0 },
    });
  });

  test("are told by their words where nothing stands between them", () => {
    expect(candidatesOf("東京のおすすめホテル", "ホテル").unbranded).toEqual(["東京のおすすめホテル"]);
  });
});
