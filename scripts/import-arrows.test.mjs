// @ts-check

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { circles, matches, refusals } from "./check-imports.mjs";
import { ARROWS } from "./import-arrows.mjs";
import { ROOT } from "./run.mjs";

describe("circles", () => {
  const at = (/** @type {Record<string, string>} */ sources) => circles(new Map(Object.entries(sources)));

  it("are found between files, by types alone as well, and through an index", () => {
    expect(at({ "a/one.ts": 'import { two } from "./two";', "a/two.ts": 'import type { One } from "./one";' })).toEqual(
      ["a/one.ts → a/two.ts → a/one.ts"],
    );
    expect(at({ "a/index.ts": 'export { one } from "./one";', "a/one.ts": 'import { x } from ".";' })).toHaveLength(1);
  });

  it("are none where two files import a third", () => {
    expect(
      at({ "a/one.ts": 'import "./three";', "a/two.ts": 'import "./one"; import "./three";', "a/three.ts": "" }),
    ).toEqual([]);
  });
});

describe("between folders", () => {
  const REFUSED = [
    ["apps/web/src/brand/list.tsx", 'import { appRouter } from "@marque/api/router";'],
    ["apps/web/src/brand/list.tsx", 'import { type AppRouter } from "@marque/api/router";'],
    ["apps/web/src/brand/list.tsx", 'export { appRouter } from "@marque/api/router";'],
    ["apps/web/src/brand/list.tsx", 'const api = await import("@marque/api/router");'],
    ["apps/web/src/brand/list.tsx", 'import { create } from "../../../api/src/brand/create";'],
    ["apps/api/src/brand/create.ts", 'import { createToken } from "../token/create";'],
    ["apps/api/src/brand/create.ts", 'import type { Token } from "../token/create";'],
    ["apps/api/src/brand/create.ts", 'import {\n  query,\n} from "../trpc/init";'],
    ["apps/api/src/brand/actions.ts", 'import { appRouter } from "../trpc/router";'],
    ["apps/api/src/brand/actions.ts", 'import { routes } from "../rest/routes";'],
    ["apps/api/src/action/execute.ts", 'import { createBrand } from "../brand/create";'],
    ["apps/api/src/action/execute.ts", 'import { routes } from "../rest/routes";'],
    ["apps/api/src/commands/token.ts", 'import { createToken } from "../token/create";'],
    ["apps/api/src/trpc/router.ts", 'import { createBrand } from "../brand/create";'],
    ["apps/api/src/trpc/router.ts", 'import { routes } from "../rest/routes";'],
    ["apps/api/src/rest/handler.ts", 'import { createBrand } from "../brand/create";'],
    ["apps/api/src/rest/handler.ts", 'import { createCaller } from "../trpc/router";'],
    ["apps/api/src/rest/handler.ts", 'import { openDatabase } from "@marque/db";'],
    ["apps/api/src/mcp/tools.ts", 'import { createBrand } from "../brand/create";'],
    ["apps/api/src/mcp/mount.ts", 'import { routes } from "../rest/routes";'],
    ["apps/web/src/ui/button.tsx", 'import { useTRPC } from "@/trpc/client";'],
    ["apps/web/src/ui/button.tsx", 'import { useContract } from "../contract";'],
    ["apps/web/src/trpc/provider.tsx", 'import { BrandsPage } from "@/brands/brands-page";'],
    ["apps/web/src/tokens/tokens-page.tsx", 'import { Rail } from "@/frame/rail";'],
    ["apps/web/src/tokens/tokens-page.tsx", 'import { BrandTable } from "@/brands/brand-table";'],
    ["apps/web/src/onboarding/new-brand.tsx", 'import { BrandPage } from "@/brand/page/brand-page";'],
    ["apps/web/src/server/main.ts", 'import { BrandTable } from "../brands/brand-table";'],
    ["packages/analysis/src/read/page.ts", 'import { fetchPage } from "../fetch/page";'],
    ["packages/analysis/src/suggest/deep/down.ts", 'import { name } from "../../identify/name";'],
    ["packages/analysis/src/analyze.ts", 'import { fetchPage } from "./fetch/manners/fetch-page";'],
    ["packages/analysis/src/visit/visit-site.ts", 'import type { FetchedPage } from "../fetch/page";'],
    ["packages/analysis/src/fetch/guard/connect.ts", 'import { withTimeLimit } from "../wire/time-limit";'],
    ["packages/analysis/src/fetch/wire/exchange.ts", 'import { follow } from "../manners/follow";'],
    ["packages/analysis/src/fetch/manners/pages.ts", 'import { createFetching } from "../fetching";'],
    ["packages/analysis/src/fetch/manners/pages.ts", 'import { createFetching } from "..";'],
  ];
  it.each(REFUSED)("refuses in %s: %s", (file, source) => {
    expect(refusals(file, source)).toHaveLength(1);
  });

  const ALLOWED = [
    ["apps/web/src/trpc/client.ts", 'import type { AppRouter } from "@marque/api/router";'],
    ["apps/web/src/trpc/client.ts", 'import { brand } from "@marque/schema";'],
    ["apps/api/src/brand/create.ts", 'import { Actor } from "../identity/actor";'],
    ["apps/api/src/brand/create.ts", 'import { row } from "./row";'],
    ["apps/api/src/brand/actions.ts", 'import { defineAction } from "../action/action";'],
    ["apps/api/src/action/execute.ts", 'import { auditTrail } from "../audit/trail";'],
    ["apps/api/src/commands/token.ts", 'import { tokenActions } from "../token/actions";'],
    ["apps/api/src/rest/handler.ts", 'import { execute } from "../action/execute";'],
    ["apps/api/src/rest/handler.ts", 'import type { Database } from "@marque/db";'],
    ["apps/web/src/onboarding/new-brand.tsx", 'import { NameField } from "@/brand/editors/name-field";'],
    ["apps/web/src/app/(app)/brands/page.tsx", 'import { BrandsPage } from "@/brands/brands-page";'],
    ["apps/web/src/server/main.ts", 'import { env } from "../env";'],
    ["packages/analysis/src/analyze.ts", 'import { createFetching } from "./fetch";'],
    ["packages/analysis/src/fetch/fetching.ts", 'import { createPages } from "./manners/pages";'],
    ["packages/analysis/src/fetch/manners/follow.ts", 'import { checkUrl } from "../guard/check-url";'],
    ["packages/analysis/src/fetch/wire/connections.ts", 'import type { Connect } from "../guard/connect";'],
    ["packages/analysis/src/read/page.ts", '// import { fetchPage } from "../fetch/page";'],
  ];
  it.each(ALLOWED)("allows in %s: %s", (file, source) => {
    expect(refusals(file, source)).toEqual([]);
  });

  it("speak of files that are there", () => {
    const sources = ["apps/api/src", "apps/web/src", "packages/analysis/src"].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    );
    const isThere = (/** @type {string} */ pattern) =>
      pattern.startsWith("@") || sources.some((file) => matches(file.replace(/\.tsx?$/, ""), [pattern]));
    const named = ARROWS.flatMap(({ from, but = [], to, except = [] }) => [...from, ...but, ...to, ...except]);
    // A domain has actions, or gets them.
    const mayCome = (/** @type {string} */ pattern) => pattern.endsWith("/actions");
    expect(named.filter((pattern) => !mayCome(pattern) && !isThere(pattern))).toEqual([]);
  });

  it("says the line and the reason", () => {
    const source = '/* a\nb */\n\nimport { fetchPage } from "../fetch/page";\n';
    expect(refusals("packages/analysis/src/read/page.ts", source)).toEqual([
      'packages/analysis/src/read/page.ts:4: must not import "../fetch/page": the steps of an analysis meet in analyze.ts only.',
    ]);
  });
});

describe("between packages", () => {
  const REFUSED = [
    ["packages/schema/src", "@marque/db"],
    ["packages/schema/src", "node:fs"],
    ["packages/schema/src", "undici"],
    ["packages/analysis/src", "@marque/db"],
    ["packages/analysis/src", "@marque/api/router"],
    ["packages/analysis/src", "@prisma/client"],
    ["packages/analysis/src", "@trpc/server/adapters/fetch"],
    ["packages/analysis/src", "fastify"],
    ["packages/analysis/src", "next/server"],
    ["prisma/src", "@marque/analysis"],
    ["apps/web/src/brand", "@marque/db"],
    ["apps/web/src/brand", "@marque/db/testing"],
    ["apps/web/src/brand", "@marque/analysis"],
    ["apps/web/src/brand", "@prisma/client"],
    ["apps/web/src/brand", "pg"],
    ["e2e/program", "@marque/api/router"],
    ["e2e/program", "@marque/db"],
  ];
  const ALLOWED = [
    ["packages/schema/src", "zod"],
    ["packages/schema/src", "./text"],
    ["packages/schema/src", "punycode/punycode.es6.js"],
    ["packages/analysis/src", "@marque/schema"],
    ["packages/analysis/src", "undici"],
    ["prisma/src", "@marque/schema"],
    ["apps/web/src/brand", "@marque/schema"],
    ["e2e/program", "@marque/schema"],
    ["apps/api/src", "@marque/analysis"],
  ];

  /** Biome's own rule, over a file for each case, in one run. @returns {Set<string>} The files that it refuses. */
  const refusedFiles = () => {
    const root = mkdtempSync(join(tmpdir(), "marque-arrows-"));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    copyFileSync(join(ROOT, "biome.json"), join(root, "biome.json"));
    // Biome takes an empty one for none, and stops.
    writeFileSync(join(root, ".gitignore"), "node_modules\n");
    for (const [folder = "", specifier = ""] of [...REFUSED, ...ALLOWED]) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, fileFor(folder, specifier)), `import { x } from "${specifier}";\nx();\n`);
    }
    const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const { stdout } = spawnSync(
      process.execPath,
      [biome, "lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=json"],
      { cwd: root, encoding: "utf8" },
    );
    /** @type {{ diagnostics: { category: string, location: { path: string } }[] }} */
    const report = JSON.parse(stdout);
    return new Set(report.diagnostics.map(({ location }) => location.path));
  };

  /** @param {string} [folder] @param {string} [specifier] */
  const fileFor = (folder, specifier = "") => `${folder}/${specifier.replace(/\W+/g, "-")}.ts`;

  it("refuses what goes against an arrow, and nothing else", () => {
    expect([...refusedFiles()].sort()).toEqual(REFUSED.map(([folder, specifier]) => fileFor(folder, specifier)).sort());
  });
});
