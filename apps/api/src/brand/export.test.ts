import {
  competitorsOfCell,
  createContract,
  EXPORT_COLUMNS,
  type ExportQuery,
  flagOfCell,
  promptsOfCell,
  readCell,
  textsOfCell,
} from "@marque/schema";
import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../action/action";
import { execute } from "../action/execute";
import { createActions } from "../actions";
import { startTestServer, type TestServer } from "../testing";

const { brand } = createActions(createContract());
let server: TestServer;
let call: Call;
// A later moment each time: two brands of one millisecond would be listed by their ids.
let milliseconds = Date.parse("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({
    now: () => {
      milliseconds += 1;
      return new Date(milliseconds);
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  call = await newWorkspace();
});

const newWorkspace = async (): Promise<Call> => ({
  services: server.services,
  caller: { kind: "system", workspaceId: await server.createWorkspace() },
  requestId: "test",
});

async function exported(query: Pick<ExportQuery, "kind" | "format" | "q" | "enabled">, by = call) {
  const parts: string[] = [];
  let cursor: string | undefined;
  do {
    const { text, nextCursor } = await execute(brand.export, by, { ...query, cursor });
    parts.push(text);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { text: parts.join(""), parts: parts.length };
}

/** What cells and spreadsheets give a meaning to, in every place. */
const awkward = (index: number) => ({
  id: `-${index}`,
  name: `=1+${index}; "quoted", <b> 'x'`,
  domains: [`a${index}.com`, `a${index}.de`],
  aliases: ["@at", "semi;colon", "'=quoted"],
  competitors: [
    { name: "Rival [1]; (off) = <x>", domains: ["rival.com", "rival.de"], aliases: ["R = 2", "\\;"] },
    { name: `plain${index}.org`, domains: [], aliases: [] },
  ],
  prompts: [
    { prompt: "+plus; [not a tag] (off)", tags: ["tag-one", "größe"], enabled: false },
    { prompt: `what is ${index}?`, tags: [], enabled: true },
  ],
});

async function createMany(count: number) {
  for (let index = 0; index < count; index += 1) await execute(brand.create, call, awkward(index));
  await execute(brand.update, call, { id: "-1", changes: { enabled: false } });
}

function rowsOf(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe("an export", () => {
  test("as JSON is what creates the same brands", async () => {
    await createMany(25);
    const { text } = await exported({ kind: "brands", format: "json" });
    const again = await newWorkspace();
    const entries: { id: string; enabled: boolean }[] = JSON.parse(text);
    expect(entries).toHaveLength(25);
    for (const { enabled, ...entry } of entries.toReversed()) {
      await execute(brand.create, again, entry);
      if (!enabled) await execute(brand.update, again, { id: entry.id, changes: { enabled } });
    }
    expect((await exported({ kind: "brands", format: "json" }, again)).text).toBe(text);
  });

  test("as CSV is read back as the same brands, and no cell is a formula", async () => {
    await createMany(25);
    const { text } = await exported({ kind: "brands", format: "csv" });
    const rows = rowsOf(text);
    expect(Object.keys(rows[0] ?? {})).toEqual([...EXPORT_COLUMNS.brands]);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const again = await newWorkspace();
    for (const row of rows.toReversed()) {
      const cell = (name: string) => readCell(row[name] ?? "");
      const input = {
        ...{ id: cell("id"), name: cell("name"), domains: [cell("website"), ...textsOfCell(cell("domains"))] },
        aliases: textsOfCell(cell("aliases")),
        competitors: competitorsOfCell(cell("competitors")),
        prompts: promptsOfCell(cell("prompts")),
      };
      await execute(brand.create, again, input);
      const enabled = flagOfCell(cell("enabled"));
      if (enabled === false) await execute(brand.update, again, { id: input.id, changes: { enabled } });
    }
    expect((await exported({ kind: "brands", format: "csv" }, again)).text).toBe(text);
  });

  test("has a row for each competitor or prompt", async () => {
    await createMany(2);
    const competitors = rowsOf((await exported({ kind: "competitors", format: "csv" })).text);
    expect(Object.keys(competitors[0] ?? {})).toEqual([...EXPORT_COLUMNS.competitors]);
    expect(competitors.map((row) => [row.brand_id, row.competitor, row.domains])).toEqual([
      ["'-1", "Rival [1]; (off) = <x>", "rival.com\nrival.de"],
      ["'-1", "plain1.org", ""],
      ["'-0", "Rival [1]; (off) = <x>", "rival.com\nrival.de"],
      ["'-0", "plain0.org", ""],
    ]);
    const prompts = rowsOf((await exported({ kind: "prompts", format: "csv" })).text);
    expect(prompts[0]).toEqual({
      ...{ brand_id: "'-1", brand_name: `'=1+1; "quoted", <b> 'x'` },
      ...{ prompt: "'+plus; [not a tag] (off)", tags: "tag-one; größe", enabled: "no" },
    });
    expect(JSON.parse((await exported({ kind: "prompts", format: "json" })).text)).toHaveLength(4);
  });

  test("is of the list that the filter names, and of nothing where there is nothing", async () => {
    await createMany(3);
    const idsOf = async (filter: Pick<ExportQuery, "q" | "enabled">) =>
      JSON.parse((await exported({ kind: "brands", format: "json", ...filter })).text).map(
        (each: { id: string }) => each.id,
      );
    expect(await idsOf({ enabled: false })).toEqual(["-1"]);
    expect(await idsOf({ q: "a2.de" })).toEqual(["-2"]);
    expect(await idsOf({ q: "nothing" })).toEqual([]);
    expect((await exported({ kind: "brands", format: "csv", q: "nothing" })).text).toBe(
      `${EXPORT_COLUMNS.brands.join(",")}\r\n`,
    );
  });

  test("comes in parts that go on where the last ended", async () => {
    const prompts = Array.from({ length: 60 }, (_, index) => `${index} ${"x".repeat(400)}`);
    for (let index = 0; index < 110; index += 1)
      await execute(brand.create, call, { id: `b${index}`, name: "B", domains: [`b${index}.com`], prompts });
    const { text, parts } = await exported({ kind: "prompts", format: "json" });
    expect(parts).toBe(3);
    expect(JSON.parse(text)).toHaveLength(110 * 60);
  });
});

test("brands are found by id and by any of their domains, in one's own workspace", async () => {
  await createMany(3);
  const found = async (ids: string[], websites: string[], by = call) =>
    (await execute(brand.match, by, { ids, websites })).brands.map(({ id }) => id).sort();
  expect(await found(["-0", "nobody"], ["a1.de", "a.de", "1.de"])).toEqual(["-0", "-1"]);
  expect(await found(["-0"], ["a1.de"], await newWorkspace())).toEqual([]);
});
