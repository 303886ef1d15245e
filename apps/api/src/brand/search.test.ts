import type { Database, Prisma } from "@marque/db";
import { type BrandQuery, brandQuery, createContract, displayHostname, MOST_COUNTED } from "@marque/schema";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActions } from "../actions";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";
import { listBrands } from "./list";

let server: TestServer;
let now = new Date("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const createCaller = createCallers(createAppRouter(createActions(createContract())));
const USER = "00000000-0000-4000-8000-000000000001";
async function alone() {
  const workspaceId = await server.createWorkspace();
  const caller = { kind: "user", userId: USER, sessionId: USER, role: "owner", workspaceId } as const;
  return { workspaceId, caller: createCaller({ services: server.services, caller, requestId: "test" }) };
}
type Asked = Partial<BrandQuery>;
const ids = ({ brands }: { brands: { id: string }[] }) => brands.map(({ id }) => id);
const later = () => {
  now = new Date(now.getTime() + 1000);
};
/** Rows as only SQL makes them, by the thousand. */
const fill = (workspaceId: string, brands: number) => server.database.$executeRaw`
  INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded, "createdAt")
  SELECT ${workspaceId}::uuid, 'b' || n, 'Brand ' || n, ARRAY['b' || n || '.com'], '{}', true,
    '2026-01-01'::timestamptz + n * interval '1 s'
  FROM generate_series(1, ${brands}::int) AS n`;

describe("a search", () => {
  const found = async () => {
    const { caller } = await alone();
    await caller.brand.create({
      id: "brot",
      name: "Münchner Brothaus",
      domains: ["www.münchner-brot.de", "second.com", "https://brot.co.uk"],
      aliases: ["Le Pain Générale"],
    });
    await caller.brand.create({ id: "kestrel", name: "Kestrel & Sons Coffee", domains: ["kestrel.com"] });
    await caller.brand.create({ id: "acdc", name: "AC/DC 100%", domains: ["acdc.com"], aliases: ["a_b"] });
    return async (q: string) => ids(await caller.brand.list({ q, sort: "name" }));
  };

  test("finds what the table shows, as it is typed", async () => {
    const search = await found();
    for (const q of [
      "münchner-brot.de",
      "MÜNCHNER-BROT",
      "münchner-bro",
      "munchner",
      "xn--mnchner-brot-dlb.de",
      "www.münchner-brot.de",
      "https://www.münchner-brot.de/",
      "www.second.com",
      "second.com",
      "econd.co",
      "https://www.second.com/shop?x=1#top",
      "http://www.second.com:80",
      "second.com/shop",
      "WWW.Second",
      "brot.co.uk",
      "pain generale",
      "général",
      "brothaus münchner",
      "brot",
    ])
      expect([q, await search(q)]).toEqual([q, ["brot"]]);
  });

  test("takes several words in any order, each from any field", async () => {
    const search = await found();
    for (const q of ["coffee kestrel", "kestrel coffee", "  sons   kestrel.com ", "&", "kes cof"])
      expect([q, await search(q)]).toEqual([q, ["kestrel"]]);
    expect(await search("coffee brot")).toEqual([]);
    // Not across the end of one field and the start of the next.
    expect(await search("Brothausbrot")).toEqual([]);
  });

  test("takes every sign for itself", async () => {
    const search = await found();
    for (const q of ["ac/dc", "100%", "%", "a_b"]) expect([q, await search(q)]).toEqual([q, ["acdc"]]);
    for (const q of ["a%c", "a_d", "\\", "％％"]) expect([q, await search(q)]).toEqual([q, []]);
  });

  test("sees changes at once, and no other workspace", async () => {
    const mine = await alone();
    const theirs = await alone();
    await mine.caller.brand.create({ id: "x", name: "Before", domains: ["before.com"] });
    await mine.caller.brand.update({
      id: "x",
      changes: { name: "After", domains: ["größe.de"], aliases: ["Nachher"] },
    });
    const search = async (q: string, { caller } = mine) => ids(await caller.brand.list({ q }));
    expect([await search("before"), await search("größe"), await search("nachh")]).toEqual([[], ["x"], ["x"]]);
    expect(await search("after", theirs)).toEqual([]);
  });

  test("reads hostnames as people do, whatever they are", async () => {
    const label = fc.string({ unit: fc.constantFrom(..."abcxyz019-äößéşłπшя日本語ไ"), minLength: 1, maxLength: 20 });
    const hosts = fc
      .sample(fc.array(label, { minLength: 1, maxLength: 3 }), { numRuns: 400, seed: 1 })
      .flatMap((labels) => {
        try {
          return [new URL(`http://${labels.join(".")}`).hostname];
        } catch {
          return [];
        }
      });
    const hostile = [
      "xn--.com",
      "xn--a.com",
      "xn--99999999.de",
      `xn--${"z".repeat(59)}.de`,
      "xn--a-.de",
      "xn--\u00fc.de",
    ];
    for (const hostname of [...hosts, ...hostile]) {
      const [row] = await server.database.$queryRaw<{ read: string[] }[]>`
        SELECT readable_hostnames(${["plain.com", hostname]}::text[]) AS read`;
      expect([hostname, row?.read]).toEqual([hostname, hostname.includes("xn--") ? [displayHostname(hostname)] : []]);
    }
    expect(hosts.filter((host) => host.includes("xn--")).length).toBeGreaterThan(100);
  });
});

describe("a sort", () => {
  test("goes by name as people read it, by the time of creation or of change, both ways, page by page", async () => {
    const { caller } = await alone();
    for (const [id, name] of [
      ["1", "Zebra"],
      ["2", "äpfel"],
      ["3", "apple"],
      ["4", "Apple"],
      ["5", "Øre"],
    ] as const) {
      later();
      await caller.brand.create({ id, name, domains: [`x${id}.com`] });
    }
    later();
    await caller.brand.update({ id: "2", changes: { enabled: false } });
    const inPages = async (query: Asked) => {
      const all: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await caller.brand.list({ ...query, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
        all.push(...ids(page));
        cursor = page.pagination.nextCursor;
      }
      return all;
    };
    const sorted = {
      name: ["2", "3", "4", "5", "1"],
      createdAt: ["1", "2", "3", "4", "5"],
      updatedAt: ["1", "3", "4", "5", "2"],
    };
    for (const sort of ["name", "createdAt", "updatedAt"] as const) {
      expect(await inPages({ sort })).toEqual(sorted[sort]);
      expect(await inPages({ sort: `-${sort}` })).toEqual([...sorted[sort]].reverse());
      expect(ids(await caller.brand.list({ sort, limit: 2, page: 2 }))).toEqual(sorted[sort].slice(2, 4));
    }
    expect(await inPages({})).toEqual([...sorted.createdAt].reverse());
    expect(await inPages({ enabled: false })).toEqual(["2"]);
    expect(await inPages({ enabled: true, sort: "name", q: "x com" })).toEqual(["3", "4", "5", "1"]);
  });
});

describe("a cursor", () => {
  test("goes on in its own list, of which nothing needs to be said again", async () => {
    const { caller } = await alone();
    for (const id of ["a", "b", "c", "d"]) {
      later();
      await caller.brand.create({ id, name: id === "b" ? "Other" : "Same", domains: [`${id}.com`] });
    }
    await caller.brand.update({ id: "c", changes: { enabled: false } });
    const first = await caller.brand.list({ sort: "createdAt", q: "same", enabled: true, limit: 1 });
    const cursor = first.pagination.nextCursor ?? "";
    await caller.brand.create({ id: "e", name: "Same", domains: ["e.com"] });
    for (const query of [{ cursor }, { cursor, sort: "createdAt", q: "same", enabled: true }] as const) {
      const { brands, pagination } = await caller.brand.list(query);
      expect(ids({ brands })).toEqual(["d", "e"]);
      // As counted for the first page: nothing is counted again.
      expect([pagination.page, pagination.total, pagination.nextCursor]).toEqual([2, 2, null]);
    }
    for (const other of [{ sort: "-createdAt" }, { q: "other" }, { enabled: false }] as const)
      await expect(caller.brand.list({ cursor, ...other })).rejects.toThrow("cursor: is of a list with another sort");
  });

  test("finds its place by the index, however deep: no row before it is read", async () => {
    const { workspaceId } = await alone();
    await fill(workspaceId, 3000);
    await server.database.$executeRaw`ANALYZE "Brand"`;
    const read: number[] = [];
    const explaining = new Proxy<Database>(server.database, {
      get(target, name, receiver) {
        if (name !== "$queryRaw") return Reflect.get(target, name, receiver);
        return async ({ text, values: parameters }: Prisma.Sql) => {
          const explain = `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`;
          const plan = await target.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(explain, ...parameters);
          read.push(
            ...plan.flatMap((line) => [...(/rows=(\d+)/g.exec(line["QUERY PLAN"]) ?? [])].slice(1).map(Number)),
          );
          expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).not.toContain("Removed by Filter");
          return target.$queryRawUnsafe(text, ...parameters);
        };
      },
    });
    for (const sort of ["name", "-name", "createdAt", "-createdAt", "updatedAt", "-updatedAt"] as const) {
      let cursor: string | undefined;
      for (let page = 0; page < 15; page++)
        cursor =
          (await listBrands(server.database, workspaceId, brandQuery.parse({ sort, limit: 100, cursor }))).pagination
            .nextCursor ?? undefined;
      await listBrands(explaining, workspaceId, brandQuery.parse({ limit: 10, cursor }));
    }
    expect(read.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...read)).toBe(11);
  });

  test("is short enough to be sent again, whatever the name", async () => {
    const { caller } = await alone();
    for (const id of ["a".repeat(200), "b".repeat(200)])
      await caller.brand.create({ id, name: "\ufdfa".repeat(200), domains: ["long.com"] });
    const { pagination } = await caller.brand.list({ limit: 1, sort: "name", q: "\ufdfa".repeat(3) });
    expect(ids(await caller.brand.list({ cursor: pagination.nextCursor ?? "" }))).toEqual(["b".repeat(200)]);
  });
});

describe("a total", () => {
  test("of a search is counted to ten thousand, as far as pages by number go; of a list without words it is exact", async () => {
    const { caller, workspaceId } = await alone();
    await fill(workspaceId, MOST_COUNTED - 1);
    const totals = (exact: number, counted: number) =>
      [
        [{}, exact],
        [{ enabled: true }, exact],
        [{ q: "brand" }, counted],
      ] as const satisfies [Asked, number][];
    for (const [query, total] of totals(9999, 9999))
      expect((await caller.brand.list(query)).pagination).toMatchObject({ total, totalPages: 500 });
    for (const id of ["x1", "x2", "x3"]) await caller.brand.create({ id, name: `Brand ${id}`, domains: ["x.com"] });
    for (const [query, total] of totals(10_002, MOST_COUNTED)) {
      const last = await caller.brand.list({ ...query, limit: 100, page: 100 });
      expect(last.pagination).toMatchObject({ total, totalPages: 100 });
      // What is behind the last page by number is reached by its cursor.
      const rest = await caller.brand.list({ cursor: last.pagination.nextCursor ?? "" });
      expect(ids(rest)).toEqual(["b2", "b1"]);
      expect(rest.pagination).toMatchObject({ total });
    }
    expect((await caller.brand.list({ limit: 30 })).pagination.totalPages).toBe(333);
    await expect(caller.brand.list({ limit: 100, page: 101 })).rejects.toThrow(
      "page: must be at most 100 with limit 100",
    );
    await expect(caller.brand.list({ page: 501 })).rejects.toThrow(
      "page: must be at most 500 with limit 20; go on by cursor",
    );
    expect(ids(await caller.brand.list({ q: "x1", page: 3 }))).toEqual([]);
    expect((await caller.brand.list({ q: "x1", page: 3 })).pagination.total).toBe(1);
  });

  test("follows creations, deletions and switches, also where a page has nothing", async () => {
    const { caller } = await alone();
    const total = async (query: Asked) => (await caller.brand.list(query)).pagination.total;
    const all = async () => [await total({}), await total({ enabled: true }), await total({ enabled: false })];
    expect(await all()).toEqual([0, 0, 0]);
    for (const id of ["a", "b", "c"]) await caller.brand.create({ id, name: id, domains: ["x.com"] });
    await expect(caller.brand.create({ id: "a", name: "a", domains: ["x.com"] })).rejects.toThrow("already exists");
    await caller.brand.update({ id: "b", changes: { enabled: false } });
    expect(await all()).toEqual([3, 2, 1]);
    await caller.brand.remove({ id: "a" });
    expect(await all()).toEqual([2, 1, 1]);
    expect(await caller.brand.list({ page: 2 })).toMatchObject({ brands: [], pagination: { total: 2 } });
  });
});
