import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { analysisResult } from "@marque/schema";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

const COMMAND = fileURLToPath(new URL("eval-predict.ts", import.meta.url));
const TSX = createRequire(import.meta.url).resolve("tsx/cli");
const prediction = z.object({ task: z.string(), key: z.string(), output: analysisResult });

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

function run(args: string[], caller: string): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [TSX, COMMAND, ...args], { env: { INIT_CWD: caller } }, (...ended) => {
      const [error, stdout, stderr] = ended;
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

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

test("goes on after a site that is no website", async () => {
  const brands = [{ domain: "localhost" }, { domain: "acme.com" }];
  const { code, stdout, stderr } = await run(["."], makeSet({ "competitors.json": JSON.stringify(brands) }));
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).toContain("brand localhost: ");
  expect(code).toBe(1);
});
