import { createContract, privateHostsOf } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { checkRows } from "./check";
import { readText, rowsOf } from "./file";
import { withField } from "./mapping";

const privateHosts = privateHostsOf(["ledgerly.test"]);
const contract = createContract(privateHosts);

async function read(text: string) {
  const file = await readText(text, { source: "brands.csv", encoding: undefined, privateHosts });
  if (file.kind === "refused") throw new Error(file.because);
  const mapping = file.kind === "table" ? file.guess : { hasHeader: false, columns: [] };
  return { file, mapping, rows: rowsOf(file, mapping, privateHosts) };
}
const check = async (text: string) => checkRows((await read(text)).rows, contract, new AbortController().signal);

describe("columns", () => {
  test.each([
    [
      "id,name,website,domains,aliases,competitors,prompts,enabled",
      ["id", "name", "website", "domains", "aliases", "competitors", "prompts", "enabled"],
    ],
    ["Brand_Name,URL,Notes", ["name", "website", undefined]],
    ["Firma;Webseite;Wettbewerber;Suchanfragen", ["name", "website", "competitors", "prompts"]],
    ["Marque;Site web;Concurrents", ["name", "website", "competitors"]],
    ["Empresa;Página web;Competidores", ["name", "website", "competitors"]],
    ["Name,Brand,Website", ["name", undefined, "website"]],
  ])("are known by their headers: %s", async (header, columns) => {
    const { mapping } = await read(`${header}\nx,y,z`);
    expect(mapping).toEqual({ hasHeader: true, columns });
  });

  test.each([
    ["acme.com\nhttps://www.nike.com/de", { hasHeader: false, columns: ["website"] }],
    ["Acme,acme.com\nNike,nike.com", { hasHeader: false, columns: ["name", "website"] }],
    ["Wer,Wo\nAcme,acme.com\nNike,nike.com", { hasHeader: true, columns: ["name", "website"] }],
    ["acme.com\nnowhere", { hasHeader: false, columns: ["website"] }],
    ["ledgerly.test", { hasHeader: false, columns: ["website"] }],
    ["a,b\nc,d", { hasHeader: true, columns: [undefined, undefined] }],
  ])("without headers are told by what stands in them: %j", async (text, mapping) => {
    expect((await read(text)).mapping).toEqual(mapping);
  });

  test("hold a field once: who takes it takes it away", async () => {
    const { mapping } = await read("Name,Website\nAcme,acme.com");
    expect(withField(mapping, 0, "website").columns).toEqual(["website", undefined]);
    expect(withField(mapping, 0, undefined).columns).toEqual([undefined, "website"]);
  });
});

describe("rows", () => {
  test("are what brand.create takes; an empty cell says nothing", async () => {
    const { rows } = await read(
      'id,name,website,domains,aliases,competitors,prompts,enabled\nacme,Acme,acme.com,"acme.de, acme.fr",The Acme,"Umbrella <umbrella.com>; Stark","best anvils [anvils]",no\n,,nike.com,,,,,',
    );
    expect(rows).toEqual([
      {
        number: 2,
        brand: {
          ...{ id: "acme", name: "Acme", domains: ["acme.com", "acme.de", "acme.fr"], aliases: ["The Acme"] },
          competitors: [
            { name: "Umbrella", domains: ["umbrella.com"], aliases: [] },
            { name: "Stark", domains: [], aliases: [] },
          ],
          prompts: [{ prompt: "best anvils", tags: ["anvils"], enabled: true }],
        },
        guessed: [],
        enabled: false,
      },
      { number: 3, brand: { id: "nike", name: "Nike", domains: ["nike.com"] }, guessed: ["name", "id"] },
    ]);
  });

  test("of websites alone have names and ids of their own, none that the file gives", async () => {
    const { rows } = await read("id,website\nnike,x.com\n,nike.com\n,nike.de\n,任天堂.jp");
    expect(rows.map(({ brand }) => [brand.id, brand.name])).toEqual([
      ["nike", "X"],
      ["nike-2", "Nike"],
      ["nike-3", "Nike"],
      ["xn-boqx3tjza-jp", "任天堂"],
    ]);
  });

  test("of JSON are brands as they are exported, or as the API answers them", async () => {
    const { rows } = await read(
      '[{"id":"a","name":"A","domains":["a.com"],"enabled":false},{"domains":["b.com"],"createdAt":"x","onboarded":true},7]',
    );
    expect(rows).toEqual([
      { number: 1, brand: { id: "a", name: "A", domains: ["a.com"] }, guessed: [], enabled: false },
      { number: 2, brand: { id: "b", name: "B", domains: ["b.com"] }, guessed: ["name", "id"] },
      { number: 3, brand: {}, guessed: [] },
    ]);
  });

  test("are judged by the contract, and repeats within the file found by id and by website", async () => {
    const { good, bad, repeats } = await check(
      "id,name,website\na,A,a.com\nb b,B,b.com\nc,C,nowhere\na,Other,other.com\nd,D,https://www.a.com/x\n,,\ne,E,",
    );
    expect(good.map(({ number }) => number)).toEqual([2, 5, 6]);
    expect(bad.map(({ number, faults }) => [number, ...faults.map(({ path, code }) => `${path} ${code}`)])).toEqual([
      [3, "id id"],
      [4, "domains.0 domain"],
      [8, "domains required"],
    ]);
    expect(repeats).toEqual([
      { number: 5, of: 2 },
      { number: 6, of: 2 },
    ]);
  });
});

test.each([
  ["", "empty"],
  ["\n\n", "empty"],
  ["[]", "empty"],
  ["{", "unreadable"],
])("what holds no brands is refused: %j is %s", async (text, because) => {
  expect(await readText(text, { source: "x", encoding: undefined, privateHosts })).toMatchObject({ because });
});
