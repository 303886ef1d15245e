import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SCOPES } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";
import { COMPILERS, createProject, type Project, ROOT } from "./program";

let server: TestServer;
let project: Project;
let environment: Readonly<Record<string, string>>;
beforeAll(async () => {
  // An example analyses a website of somebody's: nobody's is asked by tests.
  server = await startTestServer({ resolve: () => Promise.reject(new Error("no such host")) });
  const MARQUE_URL = await server.app.listen({ host: "127.0.0.1", port: 0 });
  environment = { MARQUE_URL, MARQUE_TOKEN: await server.createSecret({ scopes: [...SCOPES] }) };
  project = await createProject();
  const built = join(project.folder, "built");
  const build = [join(ROOT, "scripts/build-client.mjs"), built];
  for (const [command, args] of [
    [process.execPath, build],
    ["npm", ["pack", built, "--silent"]],
    ["npm", ["install", "--offline", "--no-audit", "--no-fund", "./marque-client-0.1.0.tgz"]],
  ] as const)
    expect(await project.run(command, args), command).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await project.remove();
  await server.close();
});

const PROGRAM = `
import { ConflictError, Marque, NotFoundError, type Brand } from "@marque/client";
declare const process: { env: Record<string, string | undefined> };
const { MARQUE_URL: baseUrl = "", MARQUE_TOKEN: token = "" } = process.env;
const marque = new Marque({ baseUrl, token });
const said: unknown[] = [];
const one: Brand = await marque.brands.create({
  id: "one", name: "One", domains: ["one.com"], competitors: ["Two", { name: "Three", domains: ["three.com"] }], prompts: ["what is one"],
});
said.push(one.id, one.domains);
await marque.brands.create({ id: "two", name: "Two", domains: ["two.com"] });
said.push(await marque.brands.create({ id: "one", name: "One", domains: ["one.com"] }).catch((error: unknown) =>
  error instanceof ConflictError ? [error.status, error.error, error.message, error.requestId.length] : "?"));
const listed: string[] = [];
for await (const { id } of marque.brands.list({ limit: 1 })) listed.push(id);
said.push(listed);
const { body, etag, isReplayed } = await marque.call("GET", "/brands/{id}", { path: { id: "one" } });
said.push(body.name, isReplayed);
const changed = await marque.brands.update("one", { name: "Uno" }, etag === undefined ? {} : { ifMatch: etag });
said.push(changed.name, (await marque.brands.competitors("one")).map(({ name }) => name), (await marque.brands.prompts("one")).map(({ prompt }) => prompt));
const added = await marque.brands.addCompetitor("one", { name: "Four" });
await marque.brands.updateCompetitor("one", added.id, { domains: ["four.com"] });
const [first, second] = await marque.brands.addPrompts("one", ["one or two", { prompt: "one or four", tags: ["Versus"] }]);
if (first === undefined || second === undefined) throw new Error("two were added");
await marque.brands.updatePrompt("one", first.id, { enabled: false });
await marque.brands.removePrompt("one", second.id);
said.push((await marque.brands.competitors("one")).at(-1)?.domains, (await marque.brands.prompts("one")).map(({ enabled }) => enabled));
await marque.brands.removeCompetitor("one", added.id);
const twice = { idempotencyKey: "the-same" };
await marque.brands.delete("one", twice);
await marque.brands.delete("one", twice);
said.push(await marque.brands.get("one").catch((error: unknown) => error instanceof NotFoundError));
said.push((await marque.markets({ q: "plumb", limit: 1 })).length);
const acts: string[] = [];
for await (const { action } of marque.auditEvents({ subject: "one", limit: 2 })) acts.unshift(action);
said.push(acts);
console.log(JSON.stringify(said));
`;

describe("the packed client, installed in an empty folder,", () => {
  test.each(Object.entries(COMPILERS))("compiles strictly with %s, its declarations too", async (_, compiler) => {
    await project.write("program.ts", PROGRAM);
    expect(await project.compile(compiler, "program.ts")).toEqual({ code: 0, output: "" });
  });

  test("does what it says", async () => {
    const ended = await project.run(process.execPath, ["program.js"], environment);
    expect(ended.code, ended.output).toBe(0);
    expect(JSON.parse(ended.output)).toEqual([
      "one",
      ["one.com"],
      [409, "Conflict", 'Brand "one" already exists.', 36],
      ["two", "one"],
      "One",
      false,
      "Uno",
      ["Two", "Three"],
      ["what is one"],
      ["four.com"],
      [true, false],
      true,
      1,
      [
        "brand.create",
        "brand.update",
        "competitor.create",
        "competitor.update",
        "prompt.create",
        "prompt.update",
        "prompt.remove",
        "competitor.remove",
        "brand.remove",
      ],
    ]);
  });

  test("refuses at compile time what the API would refuse, and what it does not have", async () => {
    const mistakes = [
      'await marque.brands.create({ id: "a", name: "A", domains: [], competitor: [] });',
      'await marque.brands.create({ id: "a", name: "A" });',
      'await marque.call("GET", "/brand", {});',
      'await marque.call("DELETE", "/brands", {});',
      'await marque.call("GET", "/brands/{id}", {});',
      'await marque.call("GET", "/markets", { body: {} });',
    ];
    await project.write(
      "mistakes.ts",
      ['import { Marque } from "@marque/client";', "declare const marque: Marque;", ...mistakes].join("\n"),
    );
    const { output } = await project.compile(COMPILERS["TypeScript 7"], "mistakes.ts");
    const lines = output.split("\n").flatMap((line) => /^mistakes\.ts\((\d+),/.exec(line)?.[1] ?? []);
    expect(lines, output).toEqual(mistakes.map((_, index) => String(index + 3)));
  });

  test("does what the examples of its README say, one after the other", async () => {
    const readme = await readFile(join(ROOT, "packages/client/README.md"), "utf8");
    const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
    expect(examples).toHaveLength(5);
    const program = examples.join("\n").replace("http://localhost:4000", environment.MARQUE_URL ?? "");
    await project.write("readme.js", program);
    const workspaceId = await server.createWorkspace();
    const variables = { MARQUE_TOKEN: await server.createSecret({ workspaceId }) };
    const ended = await project.run(process.execPath, ["readme.js"], variables);
    expect(ended).toEqual({
      code: 0,
      output: "acme-from-its-site Acme\nacme Acme\nThere is no such brand.\n",
    });
    const acme = await server.database.brand.findFirstOrThrow({ where: { workspaceId, id: "acme" } });
    expect(acme.aliases).toEqual(["Acme Inc."]);
  });

  test("brings nothing with it", async () => {
    const { output } = await project.run("npm", ["ls", "--all", "--parseable"]);
    expect(output.trim().split("\n").slice(1)).toEqual([join(project.folder, "node_modules/@marque/client")]);
  });
});
