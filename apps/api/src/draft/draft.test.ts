import { randomUUID } from "node:crypto";
import { LONGEST_DRAFT } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson, type TestPerson } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";
import { newDraft } from "./draft.fixture";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const named = (value: string) => newDraft({ name: { value, touched: true } });
const list = async (person: TestPerson) => {
  const { output } = await person.call("draft.list");
  return output;
};

describe("a draft", () => {
  test("is had back as it was saved, by its person alone", async () => {
    const [ada, bo] = await Promise.all([createPerson(server, "editor"), createPerson(server, "editor")]);
    const draft = named("Acme");
    const saved = await ada.call("draft.save", draft);
    expect(saved).toMatchObject({ status: 200, output: { id: draft.id, version: 1 } });
    expect(await ada.call("draft.get", { id: draft.id })).toMatchObject({ output: { content: draft.content } });
    expect(await list(ada)).toMatchObject({
      drafts: [{ id: draft.id, website: "https://acme.com/", name: "Acme" }],
    });
    expect(await list(bo)).toEqual({ drafts: [] });
    const foreign = await bo.call("draft.get", { id: draft.id });
    expect(foreign).toEqual(await bo.call("draft.get", { id: randomUUID() }));
    expect((await bo.call("draft.remove", { id: draft.id })).status).toBe(404);
    // Another's draft of the same id is another draft.
    expect(await bo.call("draft.save", { ...named("Other"), id: draft.id })).toMatchObject({ output: { version: 1 } });
    expect(await ada.call("draft.get", { id: draft.id })).toMatchObject({ output: { content: draft.content } });
  });

  test("is kept without the characters that PostgreSQL can't store", async () => {
    const ada = await createPerson(server);
    const draft = named("A\u0000cme \ud83d");
    expect((await ada.call("draft.save", draft)).status).toBe(200);
    expect(await ada.call("draft.get", { id: draft.id })).toMatchObject({
      output: { content: { name: { value: "Acme \ufffd" } } },
    });
  });

  test("that two pages changed tells the second, which may then take its place", async () => {
    const ada = await createPerson(server);
    const first = named("First");
    await ada.call("draft.save", first);
    const second = { ...named("Second"), id: first.id, version: 1 };
    expect(await ada.call("draft.save", second)).toMatchObject({ output: { version: 2 } });
    const late = await ada.call("draft.save", { ...first, version: 1 });
    expect([late.status, late.message]).toEqual([409, "This brand was changed in another tab meanwhile."]);
    expect(await ada.call("draft.get", { id: first.id })).toMatchObject({ output: { content: second.content } });
    expect(await ada.call("draft.save", { ...first, version: null })).toMatchObject({ output: { version: 3 } });
  });

  test("is no conflict of a page with itself, whose answer was lost", async () => {
    const ada = await createPerson(server);
    const draft = named("Acme");
    await ada.call("draft.save", draft);
    expect(await ada.call("draft.save", draft)).toMatchObject({ status: 200, output: { version: 2 } });
  });

  test("is gone once it is removed, and with the membership", async () => {
    const ada = await createPerson(server);
    const [one, other] = [named("One"), named("Other")];
    await Promise.all([ada.call("draft.save", one), ada.call("draft.save", other)]);
    expect((await ada.call("draft.remove", { id: one.id })).status).toBe(200);
    expect(await list(ada)).toMatchObject({ drafts: [{ id: other.id }] });
    await server.database.member.deleteMany({ where: { userId: ada.userId } });
    expect(await server.database.draft.count({ where: { userId: ada.userId } })).toBe(0);
  });

  test("is one of fifty at most: those left longest go", async () => {
    const ada = await createPerson(server);
    const drafts = Array.from({ length: 52 }, (_, index) => named(`Draft ${index}`));
    const updatedAt = (index: number) => new Date(Date.now() - (100 - index) * 1000);
    await server.database.draft.createMany({
      data: drafts.slice(0, 51).map(({ id, writer, content }, index) => ({
        ...{ id, writer, content, kind: "brand", updatedAt: updatedAt(index) },
        ...{ userId: ada.userId, workspaceId: server.workspaceId },
      })),
    });
    await ada.call("draft.save", drafts[51]);
    const kept = await server.database.draft.findMany({ where: { userId: ada.userId }, select: { id: true } });
    expect(kept.map(({ id }) => id).sort()).toEqual(
      drafts
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test.each([
    ["of another shape", { ...newDraft().content, more: 1 }],
    [
      "too large",
      {
        ...newDraft().content,
        aliases: {
          entries: Array.from({ length: 500 }, (_, index) => ({
            ...{ key: `own-${index}`, value: "a".repeat(LONGEST_DRAFT / 500), suggestedAs: null },
            ...{ touched: true, ticked: true },
          })),
          dismissed: [],
        },
      },
    ],
  ])("%s is refused", async (_, content) => {
    const ada = await createPerson(server);
    expect((await ada.call("draft.save", { ...newDraft(), content })).status).toBe(400);
  });
});
