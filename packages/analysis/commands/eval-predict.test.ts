import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analysisResult } from "@marque/schema";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { predictSet } from "./predict-set";
import { runHere, runProgram } from "./run-command.fixture";

const prediction = z.object({ task: z.string(), key: z.string(), output: analysisResult });

const marketPrediction = z.strictObject({
  file: z.string(),
  placement: z.array(z.strictObject({ category: z.string() })),
  competitors: analysisResult.shape.competitors,
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder that holds a labelled set's files. */
function makeSet(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), "labelled-set-"));
  folders.push(folder);
  mkdirSync(join(folder, "html"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const run = (args: string[], folder: string) => runHere(predictSet, args, folder);

test("answers for each page, brand and group of a set, a line each", async () => {
  const page = '<meta property="og:site_name" content="Müller Bäder"><title>Baden</title><a href="/about">About</a>';
  const folder = makeSet({
    "pages.json": JSON.stringify([
      {
        file: "old.html",
        url: "http://www.mueller-baeder.de/bad?id=1#top",
        charset: "windows-1252",
        expectedName: "?",
      },
    ]),
    "html/old.html": Buffer.from(page, "latin1"),
    "competitors.json": JSON.stringify([{ brand: "?", domain: "roadrunner-supplies.com", competitors: [] }]),
    "domain-groups.json": JSON.stringify([{ brand: "?", primary: "acme.co.uk", owned: [] }]),
  });
  const { code, stdout, stderr } = await run(["."], folder);
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n");
  const said = lines.map((line) => prediction.parse(JSON.parse(line)));
  expect(said.map(({ task, key, output }) => [task, key, output.brandName, output.website])).toEqual([
    ["page", "old.html", "Müller Bäder", "mueller-baeder.de"],
    ["brand", "roadrunner-supplies.com", "Roadrunner Supplies", "roadrunner-supplies.com"],
    ["group", "acme.co.uk", "Acme", "acme.co.uk"],
  ]);
  expect(code).toBe(0);
});

test("tells the markets and competitors of pages whose market is labelled", async () => {
  const words =
    "Running shoes and trail running shoes for marathon runners: cushioned road running shoes, racing flats";
  const folder = makeSet({
    "labels.json": JSON.stringify([
      { file: "shoes.html", path: "html/shoes.html", url: "https://fleetfeather.com/", charset: "utf-8" },
      { file: "empty.html", path: "html/empty.html", url: "https://quillon.com/", charset: "utf-8" },
    ]),
    "html/shoes.html": `<title>${words}</title><meta name="description" content="${words}"><h1>${words}</h1>`,
    "html/empty.html": "<title>Quillon</title>",
  });
  const { code, stdout, stderr } = await run(["."], folder);
  expect([code, stderr]).toEqual([0, ""]);
  const [shoes, empty] = stdout
    .trimEnd()
    .split("\n")
    .map((line) => marketPrediction.parse(JSON.parse(line)));
  expect(shoes).toMatchObject({ file: "shoes.html", placement: [{ category: "running-shoes-and-sneakers" }] });
  expect(shoes?.competitors.length).toBeGreaterThan(0);
  expect(empty).toEqual({ file: "empty.html", placement: [], competitors: [] });
});

test.each<[string, string[], Record<string, string>]>([
  ["no folder", [], {}],
  ["a folder that isn't there", ["nowhere"], {}],
  ["a file of another form", ["."], { "pages.json": "{}" }],
  ["a page that isn't there", ["."], { "pages.json": '[{"file": "gone.html", "url": "http://acme.com/"}]' }],
])("ends with 2 for %s", async (_, args, files) => {
  const { code, stdout, stderr } = await run(args, makeSet(files));
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).not.toBe("");
});

test("goes on after a site that is no website, also as a program", async () => {
  const brands = [{ domain: "localhost" }, { domain: "acme.com" }];
  const folder = makeSet({ "competitors.json": JSON.stringify(brands) });
  const { code, stdout, stderr } = await run(["."], folder);
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).toContain("brand localhost: ");
  expect(code).toBe(1);
  expect(await runProgram("eval-predict.ts", ["."], folder)).toEqual({ code, stdout, stderr });
});
