import { brandETag, createContract } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActions } from "../actions";
import type { Actor } from "../identity/actor";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

let server: TestServer;
let now = new Date("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const createCaller = createCallers(createAppRouter(createActions(createContract())));
const USER = "00000000-0000-4000-8000-000000000001";
const as = (actor: Partial<Actor> & { workspaceId: string }, role: "owner" | "editor" | "viewer" = "owner") =>
  createCaller({
    services: server.services,
    caller: { kind: "user", userId: USER, sessionId: USER, role, workspaceId: actor.workspaceId },
    requestId: "test",
  });
const fields = (id: string) => ({
  id,
  name: `Brand ${id}`,
  domains: [`${id}.com`],
  aliases: ["other"],
  competitors: [{ name: "Rival", domains: ["rival.com"] }],
  prompts: ["one two three"],
});
/** A caller in a workspace of the test's own. */
const alone = async (role?: "owner" | "editor" | "viewer") => as({ workspaceId: await server.createWorkspace() }, role);

describe("brand.update", () => {
  test("changes what is given and leaves the rest; lists replace", async () => {
    const caller = await alone();
    const before = await caller.brand.create(fields("part"));
    now = new Date(now.getTime() + 1000);
    const after = await caller.brand.update({
      id: "part",
      changes: { name: "New", competitors: ["A", "B"], enabled: false },
    });
    expect(after).toEqual({ ...before, name: "New", enabled: false, updatedAt: now.toISOString() });
    expect((await caller.brand.competitors({ id: "part" })).competitors.map(({ name }) => name)).toEqual(["A", "B"]);
    expect((await caller.brand.prompts({ id: "part" })).prompts).toEqual([
      { id: expect.any(String), prompt: "one two three", tags: [], enabled: true },
    ]);
  });

  test("a list that replaces another keeps ids: by the id sent, else by the words in whatever case", async () => {
    const caller = await alone();
    await caller.brand.create({ ...fields("ids"), competitors: ["A", "B", "C"], prompts: ["one", "two"] });
    const competitors = async () => (await caller.brand.competitors({ id: "ids" })).competitors;
    const prompts = async () => (await caller.brand.prompts({ id: "ids" })).prompts;
    const [a, b, c] = await competitors();
    const [one, two] = await prompts();
    const changes = {
      // B takes the name of A, and A's own comes behind it without an id.
      competitors: ["c", { ...b, id: `${b?.id}`.toUpperCase(), name: "A" }, { name: "a2" }, { id: one?.id, name: "D" }],
      prompts: ["TWO", { prompt: "three" }, "One"],
    };
    await caller.brand.update({ id: "ids", changes });
    const [first, second, third, fourth] = await competitors();
    expect([first?.id, first?.name, second?.id, second?.name]).toEqual([c?.id, "c", b?.id, "A"]);
    const old = [a, b, c, one, two].map((each) => each?.id);
    // An id that the brand's competitors never had is not taken from elsewhere.
    for (const added of [third, fourth]) expect(old).not.toContain(added?.id);
    const [kept, added, back] = await prompts();
    expect([kept?.id, kept?.prompt, back?.id, back?.prompt]).toEqual([two?.id, "TWO", one?.id, "One"]);
    expect(old).not.toContain(added?.id);
    const listed = { competitors: await competitors(), prompts: await prompts() };
    await caller.brand.update({ id: "ids", changes: listed });
    expect({ competitors: await competitors(), prompts: await prompts() }).toEqual(listed);
    // As listed they make another brand too, where the ids are new.
    await caller.brand.create({ ...fields("ids-again"), ...listed });
    const again = (await caller.brand.competitors({ id: "ids-again" })).competitors;
    expect(again.map(({ id: _, ...rest }) => rest)).toEqual(listed.competitors.map(({ id: _, ...rest }) => rest));
    expect(again.some(({ id }) => listed.competitors.some((each) => each.id === id))).toBe(false);
  });

  test("If-Match that does not hold refuses, and nothing changes", async () => {
    const caller = await alone();
    const first = await caller.brand.create(fields("match"));
    const second = await caller.brand.update({ id: "match", changes: { name: "Two" }, ifMatch: brandETag(first) });
    await expect(
      caller.brand.update({ id: "match", changes: { name: "Three" }, ifMatch: brandETag(first) }),
    ).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    // Within one millisecond, and still another entity tag.
    expect(second.updatedAt).not.toBe(first.updatedAt);
    expect(await caller.brand.get({ id: "match" })).toEqual(second);
  });

  test("of ten changes with the same If-Match at once one holds", async () => {
    const caller = await alone();
    const first = await caller.brand.create(fields("race"));
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        caller.brand.update({ id: "race", changes: { name: `Try ${i}` }, ifMatch: brandETag(first) }),
      ),
    );
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a domain can't become the brand's and a stored competitor's at once", async () => {
    const caller = await alone();
    const before = await caller.brand.create(fields("shared"));
    await expect(
      caller.brand.update({ id: "shared", changes: { domains: ["shared.com", "www.rival.com"] } }),
    ).rejects.toThrow('domains: "rival.com" is a domain of the competitor Rival');
    await expect(
      caller.brand.update({ id: "shared", changes: { competitors: [{ name: "X", domains: ["shared.com"] }] } }),
    ).rejects.toThrow('competitors.0.domains: "shared.com" is a domain of the brand itself');
    expect(await caller.brand.get({ id: "shared" })).toEqual(before);
  });

  test("no change at all is refused", async () => {
    const caller = await alone();
    await caller.brand.create(fields("none"));
    await expect(caller.brand.update({ id: "none", changes: {} })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("the audit row tells what was before", async () => {
    const caller = await alone();
    await caller.brand.create(fields("audited"));
    await caller.brand.update({ id: "audited", changes: { name: "After" } });
    const event = await server.database.auditEvent.findFirstOrThrow({
      where: { subject: "audited", action: "brand.update" },
    });
    expect(event).toMatchObject({
      actorKind: "user",
      actorId: USER,
      before: { name: "Brand audited" },
      after: { name: "After" },
      requestId: "test",
    });
  });

  test("the audit row keeps what changed and nothing else", async () => {
    const caller = await alone();
    const prompts = Array.from({ length: 500 }, (_, i) => `which of the ${i} lamps is best`);
    await caller.brand.create({ ...fields("toggled"), prompts });
    await caller.brand.update({ id: "toggled", changes: { enabled: false, name: "Brand toggled" } });
    const event = await server.database.auditEvent.findFirstOrThrow({
      where: { subject: "toggled", action: "brand.update" },
    });
    expect([event.before, event.after]).toEqual([{ enabled: true }, { enabled: false }]);
  });
});

describe("brand.remove", () => {
  test("removes the brand whole, and the audit row keeps what it was", async () => {
    const caller = await alone();
    await caller.brand.create(fields("gone"));
    expect(await caller.brand.remove({ id: "gone" })).toMatchObject({ id: "gone" });
    await expect(caller.brand.get({ id: "gone" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await server.database.prompt.count({ where: { brandId: "gone" } })).toBe(0);
    const event = await server.database.auditEvent.findFirstOrThrow({
      where: { subject: "gone", action: "brand.remove" },
    });
    expect(event.before).toMatchObject({ name: "Brand gone", prompts: [{ prompt: "one two three" }] });
  });

  test("of eight at once one removes it and leaves an audit row", async () => {
    const caller = await alone();
    for (let round = 0; round < 5; round++) {
      const id = `once-${round}`;
      await caller.brand.create(fields(id));
      const settled = await Promise.allSettled(Array.from({ length: 8 }, () => caller.brand.remove({ id })));
      const refused = settled.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
      expect(refused).toEqual(Array.from({ length: 7 }, () => "NOT_FOUND"));
      expect(await server.database.auditEvent.count({ where: { subject: id, action: "brand.remove" } })).toBe(1);
    }
  });

  test("a stale entity tag keeps the brand; of a list of tags one that holds is enough", async () => {
    const caller = await alone();
    const first = await caller.brand.create(fields("kept"));
    const second = await caller.brand.update({ id: "kept", changes: { name: "Two" } });
    await expect(caller.brand.remove({ id: "kept", ifMatch: brandETag(first) })).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
    });
    const tags = `"other", ${brandETag(second)}`;
    expect((await caller.brand.update({ id: "kept", changes: { name: "Three" }, ifMatch: tags })).name).toBe("Three");
    expect(await caller.brand.remove({ id: "kept", ifMatch: "*" })).toMatchObject({ id: "kept" });
  });

  test("changes beside creating and deleting end in an answer of their own, never in an unexpected one", async () => {
    const caller = await alone();
    const codes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const id = `mixed-${round}`;
      const settled = await Promise.allSettled([
        caller.brand.create(fields(id)),
        caller.brand.update({ id, changes: { prompts: ["a b c", "d e f"] } }),
        caller.brand.remove({ id }),
        caller.brand.update({ id, changes: { competitors: ["Other"] } }),
      ]);
      for (const each of settled) if (each.status === "rejected") codes.add(each.reason.code);
    }
    expect([...codes].filter((code) => code !== "NOT_FOUND" && code !== "CONFLICT")).toEqual([]);
  });
});

describe("brand.list", () => {
  test("newest first, by page and behind a cursor, though brands are added in between", async () => {
    const caller = await alone();
    for (let i = 0; i < 7; i++) {
      now = new Date(now.getTime() + 1000);
      await caller.brand.create(fields(`b${i}`));
    }
    const ids = (page: { brands: { id: string }[] }) => page.brands.map(({ id }) => id);
    const first = await caller.brand.list({ limit: 3 });
    expect(ids(first)).toEqual(["b6", "b5", "b4"]);
    expect(first.pagination).toMatchObject({ page: 1, limit: 3, total: 7, totalPages: 3 });
    now = new Date(now.getTime() + 1000);
    await caller.brand.create(fields("late"));
    const second = await caller.brand.list({ limit: 3, cursor: first.pagination.nextCursor ?? "" });
    expect(ids(second)).toEqual(["b3", "b2", "b1"]);
    const third = await caller.brand.list({ limit: 3, cursor: second.pagination.nextCursor ?? "" });
    expect([ids(third), third.pagination.nextCursor]).toEqual([["b0"], null]);
    expect(ids(await caller.brand.list({ limit: 3, page: 3 }))).toEqual(["b1", "b0"]);
  });

  test("searches by name, id and domain, every sign meaning itself", async () => {
    const caller = await alone();
    await caller.brand.create({ ...fields("percent"), name: "100% Wool" });
    await caller.brand.create({ ...fields("plain"), name: "Cotton", domains: ["https://cotton.example.com"] });
    const found = async (q: string) => (await caller.brand.list({ q })).brands.map(({ id }) => id);
    expect(await found("0% w")).toEqual(["percent"]);
    expect(await found("%")).toEqual(["percent"]);
    expect(await found("PLAIN")).toEqual(["plain"]);
    expect(await found("cotton.example.com")).toEqual(["plain"]);
    expect(await found("nothing")).toEqual([]);
  });

  test("a cursor of somebody's own making is refused", async () => {
    const caller = await alone();
    const cursor = (key: string, id: string, sort = "-createdAt") => [sort, null, null, key, id, 2, 10];
    const made = [
      "made-up",
      ...[
        cursor("0000-01-01T00:00:00.000Z", "a"),
        cursor("-000001-01-01T00:00:00.000Z", "a"),
        cursor("2026-01-01T00:00:00.000Z", "a\u0000b"),
        cursor("2026-01-01T00:00:00.000Z", ""),
        cursor("2026-01-01", "a"),
        cursor("2026-02-31T00:00:00.000Z", "a"),
        cursor("a\u0000b", "a", "name"),
        cursor("2026-01-01T00:00:00.000Z", "a", "colour"),
        cursor("2026-01-01T00:00:00.000Z", "a").slice(0, 5),
        [...cursor("2026-01-01T00:00:00.000Z", "a"), 1],
        ["2026-01-01T00:00:00.000Z", "a"],
        { ...cursor("2026-01-01T00:00:00.000Z", "a") },
        null,
      ].map((made) => Buffer.from(JSON.stringify(made)).toString("base64url")),
    ];
    for (const cursor of made) await expect(caller.brand.list({ cursor })).rejects.toThrow("cursor: is not a cursor");
    // The shape is right: what was refused is what is wrong with each.
    const right = Buffer.from(JSON.stringify(cursor("2026-01-01T00:00:00.000Z", "a"))).toString("base64url");
    expect((await caller.brand.list({ cursor: right })).brands).toEqual([]);
  });
});

describe("the wall between workspaces", () => {
  test("another workspace's brand is not found by any verb", async () => {
    const mine = await alone();
    const theirs = await alone();
    await mine.brand.create(fields("walled"));
    for (const act of [
      () => theirs.brand.get({ id: "walled" }),
      () => theirs.brand.competitors({ id: "walled" }),
      () => theirs.brand.prompts({ id: "walled" }),
      () => theirs.brand.update({ id: "walled", changes: { name: "Stolen" } }),
      () => theirs.brand.remove({ id: "walled" }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND", message: 'Brand "walled" does not exist.' });
    expect((await theirs.brand.list({})).pagination.total).toBe(0);
    expect((await mine.brand.get({ id: "walled" })).name).toBe("Brand walled");
  });
});

describe("roles", () => {
  test("a viewer reads and changes nothing; an editor writes; only an owner has tokens", async () => {
    const workspaceId = await server.createWorkspace();
    const [owner, editor, viewer] = [as({ workspaceId }), as({ workspaceId }, "editor"), as({ workspaceId }, "viewer")];
    await editor.brand.create(fields("roles"));
    expect((await viewer.brand.get({ id: "roles" })).id).toBe("roles");
    for (const act of [
      () => viewer.brand.create(fields("no")),
      () => viewer.brand.update({ id: "roles", changes: { name: "No" } }),
      () => viewer.brand.remove({ id: "roles" }),
      () => viewer.analysis.run({ site: { website: "acme.com" } }),
      () => viewer.market.search({}),
      () => viewer.token.list(),
      () => editor.token.list(),
      () => editor.token.create({ name: "no", scopes: ["analyze"] }),
      () => editor.token.revoke({ id: USER }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await owner.token.list()).tokens).toEqual([]);
  });

  test("may not comes before does not fit", async () => {
    const viewer = await alone("viewer");
    // @ts-expect-error: what a careless program sends
    await expect(viewer.brand.create({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
