import { brandETag, createContract } from "@marque/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActions } from "../actions";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const createCaller = createCallers(createAppRouter(createActions(createContract())));

/** A person and a program in a workspace of the test's own, and a brand in it. */
async function workspaceWithBrand() {
  const workspaceId = await server.createWorkspace();
  const user = await server.database.user.create({
    data: { email: `${workspaceId}@example.com`, name: "Bo", memberships: { create: { workspaceId, role: "editor" } } },
  });
  const call = { services: server.services, requestId: "test", address: "192.0.2.7" };
  const as = { kind: "user", userId: user.id, sessionId: workspaceId, role: "editor", workspaceId } as const;
  const person = createCaller({ ...call, caller: as });
  const program = createCaller({
    ...call,
    caller: {
      kind: "token",
      tokenId: workspaceId,
      name: "Nightly",
      scopes: ["brands:read", "brands:write"],
      workspaceId,
    },
  });
  await person.brand.create({
    id: "acme",
    name: "Acme",
    domains: ["acme.com"],
    aliases: ["Acme Inc."],
    competitors: ["A", { name: "B", domains: ["b.com"], aliases: ["Bee"] }, "C"],
    prompts: ["one", { prompt: "two", tags: ["t"], enabled: false }, "three", "four"],
  });
  return { person, program, whole: () => person.brand.whole({ id: "acme" }) };
}

test("a brand is read whole, with who made it and who changed it last", async () => {
  const { person, program, whole } = await workspaceWithBrand();
  await program.brand.update({ id: "acme", changes: { enabled: false } });
  const { brand, competitors, prompts, ...about } = await whole();
  expect(brand).toEqual(await person.brand.get({ id: "acme" }));
  expect(competitors).toEqual((await person.brand.competitors({ id: "acme" })).competitors);
  expect(prompts).toEqual((await person.brand.prompts({ id: "acme" })).prompts);
  expect(about).toEqual({
    createdBy: { kind: "user", name: "Bo" },
    updatedBy: { kind: "token", name: "Nightly" },
    analysedAt: null,
  });
});

test("its history is told newest first, without addresses, and nothing of another thing with the same id", async () => {
  const { person, program, whole } = await workspaceWithBrand();
  const { updatedAt } = (await whole()).brand;
  await program.brand.update({ id: "acme", changes: { name: "Acme 2" } });
  await person.suggestion.dismiss({ id: "acme", dismissed: [{ field: "aliases", change: "added", value: "x" }] });
  const { events } = await person.brand.history({ id: "acme" });
  expect(events.map(({ action }) => action)).toEqual(["brand.update", "brand.create"]);
  expect(events[0]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    action: "brand.update",
    actor: { kind: "token", name: "Nightly" },
    before: { name: "Acme" },
    after: { name: "Acme 2" },
  });
  const since = await person.brand.history({ id: "acme", after: updatedAt });
  expect(since.events.map(({ action }) => action)).toEqual(["brand.update"]);
  const first = await person.brand.history({ id: "acme", limit: 1 });
  const second = await person.brand.history({ id: "acme", limit: 1, cursor: first.nextCursor ?? "" });
  expect([...first.events, ...second.events]).toEqual(events);
  expect(second.nextCursor).toBeNull();
});

test("what was removed is put back in its place, with its id", async () => {
  const { person, whole } = await workspaceWithBrand();
  const before = await whole();
  const [a, b] = before.competitors;
  if (a === undefined || b === undefined) throw new Error("the brand has competitors");
  await person.competitor.remove({ id: "acme", competitorId: b.id });
  await person.competitor.restore({ id: "acme", competitor: b, place: { id: b.id, behind: a.id } });
  expect((await whole()).competitors).toEqual(before.competitors);
  await expect(
    person.competitor.restore({ id: "acme", competitor: b, place: { id: b.id, behind: a.id } }),
  ).rejects.toThrow(`Competitor "${b.id}" was not removed.`);

  const removed = before.prompts.slice(0, 3);
  await person.prompt.removeMany({ id: "acme", promptIds: removed.map(({ id }) => id) });
  expect((await whole()).prompts.map(({ prompt }) => prompt)).toEqual(["four"]);
  const places = removed.map((prompt, index) => ({
    prompt,
    place: { id: prompt.id, behind: removed[index - 1]?.id ?? null },
  }));
  const { updatedAt } = await person.prompt.restore({ id: "acme", removed: places });
  expect((await whole()).prompts).toEqual(before.prompts);
  expect((await whole()).brand.updatedAt).toBe(updatedAt);
});

test("prompts are switched and removed together, all or none, as they were last seen", async () => {
  const { person, whole } = await workspaceWithBrand();
  const { brand, prompts } = await whole();
  const promptIds = prompts.map(({ id }) => id);
  const unknown = "00000000-0000-4000-8000-000000000000";
  await expect(person.prompt.removeMany({ id: "acme", promptIds: [...promptIds, unknown] })).rejects.toThrow(
    `Prompt "${unknown}" does not exist.`,
  );
  const ifMatch = brandETag(brand);
  const changed = await person.prompt.updateMany({ id: "acme", promptIds, changes: { enabled: true }, ifMatch });
  expect(changed.prompts).toEqual(prompts.map((each) => ({ ...each, enabled: true })));
  await expect(person.prompt.removeMany({ id: "acme", promptIds, ifMatch })).rejects.toMatchObject({
    code: "PRECONDITION_FAILED",
  });
  const { events } = await person.brand.history({ id: "acme", limit: 1 });
  expect(events[0]?.after).toEqual({ prompts: [{ id: prompts[1]?.id, prompt: "two", enabled: true }] });
});

test("what a person took out is not offered again; what a program took out is", async () => {
  const { person, program, whole } = await workspaceWithBrand();
  const { competitors, prompts } = await whole();
  await person.competitor.remove({ id: "acme", competitorId: competitors[1]?.id ?? "" });
  await person.prompt.removeMany({ id: "acme", promptIds: [prompts[0]?.id ?? ""] });
  await person.brand.update({ id: "acme", changes: { aliases: [], domains: ["acme.com", "acme.de"] } });
  await program.competitor.remove({ id: "acme", competitorId: competitors[0]?.id ?? "" });
  await person.suggestion.dismiss({ id: "acme", dismissed: [{ field: "name", change: "changed", value: "ACME" }] });
  const { dismissed, last } = await person.suggestion.list({ id: "acme" });
  expect(last).toBeNull();
  expect(dismissed).toHaveLength(4);
  expect(dismissed).toEqual(
    expect.arrayContaining([
      { field: "competitors", change: "added", value: "b" },
      { field: "prompts", change: "added", value: "one" },
      { field: "aliases", change: "added", value: "acme inc." },
      { field: "name", change: "changed", value: "acme" },
    ]),
  );
  await person.suggestion.offerAgain({ id: "acme" });
  expect((await person.suggestion.list({ id: "acme" })).dismissed).toEqual([]);
});

test("the last analysis is kept, and does not change the brand", async () => {
  const { person, whole } = await workspaceWithBrand();
  const { brand } = await whole();
  const result = {
    ...{ brandName: "Acme", website: "acme.com", additionalDomains: ["acme.de"], aliases: [] },
    ...{ competitors: [{ name: "A", domains: [], aliases: [] }], suggestedPrompts: [{ prompt: "one", tags: ["t"] }] },
  };
  await person.suggestion.record({ id: "acme", result: { ...result, aliases: ["before"] } });
  const { at } = await person.suggestion.record({ id: "acme", result });
  expect((await person.suggestion.list({ id: "acme" })).last).toEqual({ at, result });
  const after = await whole();
  expect([after.analysedAt, after.brand.updatedAt]).toEqual([at, brand.updatedAt]);
});
