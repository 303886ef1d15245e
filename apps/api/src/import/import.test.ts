import { createPool, type Pool } from "@marque/db";
import { createContract, type ImportCreate, type ImportRowInput, MOST_IMPORT_BYTES } from "@marque/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import type { Call } from "../action/action";
import { execute } from "../action/execute";
import { createActions } from "../actions";
import { CallerError } from "../caller-error";
import type { Person } from "../identity/actor";
import { createImportActs } from "../import-acts";
import type { JobWorker } from "../jobs/worker";
import { startTestServer, type TestServer } from "../testing";
import { createEditor, IMPATIENT, sendImport } from "./testing-imports";
import { startImports } from "./worker/worker";

const contract = createContract();
const actions = createActions(contract);
const acts = createImportActs(actions);

let server: TestServer;
let pool: Pool;
let worker: JobWorker;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ resolve: () => Promise.reject(new Error("nothing is looked up here")) });
  pool = createPool({ connectionString: server.databaseUrl, poolSize: 2 });
  worker = startImports({ ...workerOptions(), acts });
});
afterAll(async () => {
  await worker.stop(1_000);
  await pool.end();
  await server.close();
});
beforeEach(async () => {
  person = await createEditor(server.database, await server.createWorkspace());
});

const workerOptions = () => ({
  ...{ services: server.services, contract, pool, timing: IMPATIENT, analysisMilliseconds: 10_000 },
  logger: { info: () => {}, warn: (details: object, message: string) => expect.unreachable(`${message} ${details}`) },
});
const call = (caller: Call["caller"] = person): Call => ({ services: server.services, caller, requestId: "test" });
const send = (rows: ImportRowInput[], options?: Partial<ImportCreate>) =>
  sendImport(actions, { services: server.services, caller: person }, rows, options);
const rowOf = (number: number, brand: object, more: Partial<ImportRowInput> = {}): ImportRowInput => ({
  ...{ number, brand: { ...brand } },
  ...more,
});
const acme = { id: "acme", name: "Acme", domains: ["acme.com"] };

/** Waits for the end, and tells what became of each row. */
async function done(id: string) {
  await vi.waitUntil(async () => (await execute(actions.import.get, call(), { id })).state !== "running", {
    timeout: inject("limits").condition,
  });
  const { rows } = await execute(actions.import.rows, call(), { id, limit: 500 });
  return rows.map(({ number, outcome, brandId, faults: [fault] }) =>
    fault === undefined ? [number, outcome, brandId] : [number, outcome, brandId, fault.path],
  );
}
const stored = async () =>
  (await execute(actions.brand.list, call(), { limit: 100, sort: "createdAt" })).brands.map(({ id }) => id);
const audited = async (action: string) =>
  server.database.auditEvent.count({ where: { workspaceId: person.workspaceId, action } });

describe("an import", () => {
  test("stores what the contract takes, names what it does not, and is told in the audit log", async () => {
    const id = await send([
      rowOf(2, { ...acme, competitors: [{ name: "Umbrella", domains: ["umbrella.com"] }], prompts: ["best anvils"] }),
      rowOf(3, { id: "no site", name: "", domains: ["nowhere"], nonsense: "\0" }),
      rowOf(4, { id: "off", name: "Off", domains: ["off.com"] }, { enabled: false }),
    ]);
    expect(await done(id)).toEqual([
      [2, "created", "acme"],
      [3, "refused", "no site", "id"],
      [4, "created", "off"],
    ]);
    expect(await stored()).toEqual(["acme", "off"]);
    expect((await execute(actions.brand.get, call(), { id: "off" })).enabled).toBe(false);
    expect((await execute(actions.brand.prompts, call(), { id: "acme" })).prompts).toMatchObject([
      { prompt: "best anvils" },
    ]);
    const event = await server.database.auditEvent.findFirst({
      where: { workspaceId: person.workspaceId, action: "brand.create", subject: "acme" },
    });
    expect(event).toMatchObject({ actorKind: "user", actorId: person.userId, requestId: id });
    expect(await execute(actions.import.get, call(), { id })).toMatchObject({
      ...{ state: "done", by: "Edith", rows: 3 },
      counts: { created: 2, refused: 1, waiting: 0 },
    });
    expect((await execute(actions.import.list, call(), undefined)).imports.map((each) => each.id)).toEqual([id]);
  });

  test.each([
    [
      "skip",
      [
        [1, "skipped", "acme"],
        [2, "skipped", "acme"],
        [3, "created", "new"],
        [4, "skipped", "new"],
      ],
      "Acme",
    ],
    [
      "update",
      [
        [1, "updated", "acme"],
        [2, "updated", "acme"],
        [3, "created", "new"],
        [4, "updated", "new"],
      ],
      "By site",
    ],
    [
      "another-id",
      [
        [1, "created", "acme-2"],
        [2, "created", "other"],
        [3, "created", "new"],
        [4, "created", "new-2"],
      ],
      "Acme",
    ],
  ] as const)(
    "finds brands that are there by id and by website, and repeats within the file: %s",
    async (duplicates, rows, name) => {
      await execute(actions.brand.create, call(), { ...acme, aliases: ["Acme Inc"] });
      const id = await send(
        [
          rowOf(1, { ...acme, name: "By id", domains: ["acme.org"] }),
          rowOf(2, { id: "other", name: "By site", domains: [duplicates === "update" ? "acme.org" : "acme.com"] }),
          rowOf(3, { id: "new", name: "New", domains: ["new.com"] }),
          rowOf(4, { id: "new", name: "New", domains: ["new.com"] }),
        ],
        { duplicates },
      );
      expect(await done(id)).toEqual(rows);
      // What a row leaves open stays as it was.
      expect(await execute(actions.brand.get, call(), { id: "acme" })).toMatchObject({ name, aliases: ["Acme Inc"] });
    },
  );

  test("does not take a guessed id for a sign of the same brand, nor a guessed name for a better one", async () => {
    await execute(actions.brand.create, call(), acme);
    const guessed: ImportRowInput["guessed"] = ["id", "name"];
    const id = await send(
      [
        rowOf(1, { id: "acme", name: "Acme", domains: ["acme.de"] }, { guessed }),
        rowOf(2, { id: "acme", name: "acme", domains: ["acme.com"], aliases: ["A"] }, { guessed }),
      ],
      { duplicates: "update" },
    );
    expect(await done(id)).toEqual([
      [1, "created", "acme-2"],
      [2, "updated", "acme"],
    ]);
    expect(await execute(actions.brand.get, call(), { id: "acme" })).toMatchObject({ name: "Acme", aliases: ["A"] });
  });

  test("says of an update what does not fit what is stored", async () => {
    await execute(actions.brand.create, call(), { ...acme, competitors: [{ name: "Rival", domains: ["rival.com"] }] });
    const id = await send([rowOf(1, { ...acme, domains: ["acme.com", "rival.com"] })], { duplicates: "update" });
    expect(await done(id)).toEqual([[1, "refused", "acme", "domains"]]);
  });

  test("takes rows that are sent again for those that they are, and begins when all are there", async () => {
    const { id } = await execute(actions.import.create, call(), {
      ...{ source: "x.csv", duplicates: "skip", analyse: false, rows: 2 },
    });
    const first = [rowOf(1, acme)];
    expect(await execute(actions.import.addRows, call(), { id, rows: first })).toEqual({ rows: 1 });
    expect(await execute(actions.import.addRows, call(), { id, rows: first })).toEqual({ rows: 1 });
    const refusedWith = async (acting: Promise<unknown>) => {
      const error: unknown = await acting.catch((thrown: unknown) => thrown);
      return error instanceof CallerError ? error.code : error;
    };
    expect(await refusedWith(execute(actions.import.start, call(), { id }))).toBe("conflict");
    const prompts = Array.from({ length: 500 }, (_, index) => `${index} ${"x".repeat(480)}`);
    const long = Array.from({ length: Math.ceil(MOST_IMPORT_BYTES / 240_000) }, (_, index) =>
      rowOf(index + 3, { ...acme, prompts }),
    );
    const tooLong = execute(actions.import.addRows, call(), { id, rows: long });
    expect(await refusedWith(tooLong)).toBe("payloadTooLarge");
    const tooMany = execute(actions.import.addRows, call(), { id, rows: [rowOf(3, acme), rowOf(4, acme)] });
    expect(await refusedWith(tooMany)).toBe("conflict");
    await execute(actions.import.addRows, call(), { id, rows: [rowOf(2, { ...acme, id: "b", domains: ["b.com"] })] });
    await execute(actions.import.start, call(), { id });
    await execute(actions.import.start, call(), { id });
    expect(await done(id)).toHaveLength(2);
    expect(await refusedWith(execute(actions.import.addRows, call(), { id, rows: first }))).toBe("conflict");
    expect(await audited("import.start")).toBe(1);
  });

  test("ends when its person is no member any more", async () => {
    await server.database.member.deleteMany({ where: { userId: person.userId } });
    const id = await send([rowOf(1, acme)]);
    expect(await done(id)).toEqual([[1, "waiting", "acme"]]);
    expect(await execute(actions.import.get, call(), { id })).toMatchObject({ state: "cancelled" });
  });

  test("stops where it is when it is cancelled, and keeps what was stored", async () => {
    const rows = Array.from({ length: 400 }, (_, index) =>
      rowOf(index + 1, { id: `b${index}`, name: "B", domains: [`b${index}.com`] }),
    );
    // Somebody else is about to take the id of a row in the middle: it is waited for there until they are done.
    const blocker = await pool.connect();
    await blocker.query("BEGIN");
    await blocker.query(
      `INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded)
        VALUES ($1, 'b200', 'B', ARRAY['b.com'], '{}', true)`,
      [person.workspaceId],
    );
    const id = await send(rows);
    await vi.waitUntil(async () => (await stored()).length > 0, { timeout: inject("limits").condition });
    let settled = false;
    const cancelling = execute(actions.import.cancel, call(), { id }).finally(() => {
      settled = true;
    });
    const waiting = async () => {
      const { rows: found } = await blocker.query<{ count: number }>(
        "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return found[0]?.count ?? 0;
    };
    await vi.waitUntil(async () => settled || (await waiting()) > 1, { timeout: inject("limits").condition });
    await blocker.query("ROLLBACK");
    blocker.release();
    const { counts } = await cancelling;
    const now = (await execute(actions.import.cancel, call(), { id })).counts;
    expect(now.created).toBe(counts.created);
    expect(now.created + now.waiting).toBe(400);
    expect(now.waiting).toBeGreaterThan(0);
    expect(await server.database.brand.count({ where: { workspaceId: person.workspaceId } })).toBe(now.created);
    expect(await audited("import.cancel")).toBe(1);
  });

  test("pages its rows by number, and only those of the outcomes asked for", async () => {
    const bad = Array.from({ length: 5 }, (_, index) => rowOf(index + 1, { id: "!" }));
    const id = await send([...bad, rowOf(9, acme)]);
    await done(id);
    const first = await execute(actions.import.rows, call(), { id, outcomes: ["refused"], limit: 3 });
    expect(first.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    const second = await execute(actions.import.rows, call(), {
      ...{ id, outcomes: ["refused"], limit: 3 },
      cursor: first.nextCursor,
    });
    expect(second.rows.map(({ number }) => number)).toEqual([4, 5]);
    expect(second.nextCursor).toBeNull();
  });
});

describe("an import with analyses", () => {
  const found = {
    ...{ brandName: "Found", website: "x", additionalDomains: ["found.de"], aliases: ["F"], evidence: [] },
    competitors: [{ name: "Rival", domains: ["rival.com"], aliases: [] }],
    suggestedPrompts: [{ prompt: "best anvils", tags: ["anvils"] }],
    placement: { markets: [], sure: false, likely: [] },
  };

  test("fills in what rows leave open, waits while too many are under way, and analyses nothing that is there", async () => {
    await worker.stop(1_000);
    const asked: unknown[] = [];
    let busy = 1;
    worker = startImports({
      ...workerOptions(),
      acts: {
        ...acts,
        async analyse(_call, site) {
          if (busy > 0) {
            busy -= 1;
            throw new CallerError("unavailable", "Too many analyses are under way.");
          }
          asked.push(site);
          return found;
        },
      },
    });
    await execute(actions.brand.create, call(), acme);
    const id = await send(
      [
        rowOf(1, { id: "found", name: "found", domains: ["https://found.com/shop"] }, { guessed: ["id", "name"] }),
        rowOf(2, {
          id: "named",
          name: "Named",
          domains: ["named.com"],
          competitors: ["Own"],
          prompts: ["own prompt here"],
        }),
        rowOf(3, { id: "again", name: "Again", domains: ["acme.com"] }),
      ],
      { analyse: true },
    );
    expect(await done(id)).toEqual([
      [1, "created", "found"],
      [2, "created", "named"],
      [3, "skipped", "acme"],
    ]);
    expect(asked).toEqual(
      expect.arrayContaining(
        [
          { website: "found.com", brandName: undefined },
          { website: "named.com", brandName: "Named" },
        ].map(({ brandName, website }) => (brandName === undefined ? { website } : { website, brandName })),
      ),
    );
    expect(await execute(actions.brand.get, call(), { id: "found" })).toMatchObject({
      ...{ name: "Found", domains: ["found.com", "found.de"], aliases: ["F"] },
    });
    expect((await execute(actions.brand.competitors, call(), { id: "named" })).competitors).toMatchObject([
      { name: "Own" },
    ]);
    expect((await execute(actions.brand.prompts, call(), { id: "found" })).prompts).toMatchObject([
      { tags: ["anvils"] },
    ]);
  });
});
