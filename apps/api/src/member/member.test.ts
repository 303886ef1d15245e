import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstRun, setupLink } from "../commands/first-run";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = async (subject: string | null, path: string, input?: unknown, method: "GET" | "POST" = "POST") => {
  const query = method === "GET" && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  const answer = await server.app.inject({
    method,
    url: `/trpc/${path}${query}`,
    headers: {
      "content-type": "application/json",
      ...(subject === null ? {} : { authorization: `Bearer ${await server.webToken(subject)}` }),
    },
    ...(method === "POST" ? { payload: JSON.stringify(input ?? null) } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
/** The key of a link stands in its fragment, which browsers send to nobody. */
const keyOf = (link: string | null) => new URLSearchParams(new URL(link ?? "").hash.slice(1)).get("key");
const newKey = async () => keyOf(await setupLink(server.database, "http://localhost:3000", () => new Date())) ?? "";
const owner = { workspaceName: "Team", name: "Ada", email: " Ada@Example.com ", password: "correct horse battery" };

describe("first run, set-up and sign-in", () => {
  test("the first run makes a workspace with a token once; set-up gives that workspace to the owner, once", async () => {
    await server.database.workspace.deleteMany();
    const first = await firstRun(server.database, "http://localhost:3000/", () => new Date());
    expect(first.token).toMatch(/^mrq_[0-9A-Za-z]{49}$/);
    expect(first.setupUrl).toMatch(/^http:\/\/localhost:3000\/setup#key=[\w-]{32}$/);
    const created = await server.app.inject({
      method: "POST",
      url: "/brands",
      headers: { authorization: `Bearer ${first.token}`, "content-type": "application/json" },
      payload: JSON.stringify({ id: "early", name: "Early", domains: ["early.com"] }),
    });
    expect(created.statusCode).toBe(201);
    const second = await firstRun(server.database, "http://localhost:3000/", () => new Date());
    expect(second.token).toBeNull();

    const oldKey = keyOf(first.setupUrl);
    expect((await call("web", "member.setUp", { ...owner, key: oldKey })).status).toBe(403);
    const key = keyOf(second.setupUrl);
    expect((await call("web", "member.setUpState", undefined, "GET")).body.result.data).toEqual({ needsSetUp: true });
    expect((await call("web", "member.setUp", { ...owner, key, password: "short" })).body.error.data.faults).toEqual([
      { path: "password", code: "short", params: { count: 12 } },
    ]);
    expect((await call("web", "member.setUp", { ...owner, key })).body.result.data).toEqual({
      email: "ada@example.com",
    });
    expect((await call("web", "member.setUp", { ...owner, key, email: "eve@example.com" })).status).toBe(403);
    expect((await firstRun(server.database, "http://localhost:3000", () => new Date())).setupUrl).toBeNull();

    const user = await server.database.user.findUniqueOrThrow({ where: { email: "ada@example.com" } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const session = (await call(user.id, "member.me", undefined, "GET")).body.result.data;
    expect(session).toMatchObject({ email: "ada@example.com", role: "owner", workspace: { name: "Team" } });
    const list = await call(user.id, "brand.list", {}, "GET");
    expect(list.body.result.data.brands.map((each: { id: string }) => each.id)).toEqual(["early"]);

    expect(
      (await call("web", "member.signIn", { email: "ADA@example.com", password: owner.password })).body.result.data,
    ).toMatchObject({ userId: user.id });
    const wrong = await call("web", "member.signIn", { email: "ada@example.com", password: "wrong password" });
    const unknown = await call("web", "member.signIn", { email: "nobody@example.com", password: "wrong password" });
    expect([wrong.status, wrong.body.error.message]).toEqual([401, "E-mail address or password is wrong."]);
    expect(unknown.body.error.message).toBe(wrong.body.error.message);
  });

  test("two people with one key at once: one owner", async () => {
    const other = await startTestServer();
    const link = await setupLink(other.database, "http://x", () => new Date());
    const key = keyOf(link);
    const token = await other.webToken("web");
    const answers = await Promise.all(
      ["a@example.com", "b@example.com"].map((email) =>
        other.app.inject({
          method: "POST",
          url: "/trpc/member.setUp",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          payload: JSON.stringify({ ...owner, key, email }),
        }),
      ),
    );
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 403]);
    expect(await other.database.user.count()).toBe(1);
    await other.close();
  });

  test("the set-up key is stored as its hash alone", async () => {
    const other = await startTestServer();
    const link = await setupLink(other.database, "http://x", () => new Date());
    const key = keyOf(link) ?? "none";
    const [row] = await other.database.setupKey.findMany();
    expect(Buffer.from(row?.hash ?? []).toString("utf8")).not.toContain(key);
    expect(row?.hash).toHaveLength(32);
    await other.close();
  });

  test.each([
    ["nobody", null],
    ["a person", "00000000-0000-4000-8000-00000000abcd"],
  ])("%s can't set up or sign in past the web app", async (_who, subject) => {
    expect((await call(subject, "member.signIn", { email: "ada@example.com", password: "x" })).status).toBe(401);
    expect((await call(subject, "member.setUp", { ...owner, key: await newKeyOrNone() })).status).toBe(401);
  });

  test("an API token is no identity for the web app's procedures", async () => {
    const secret = await server.createSecret({ workspaceId: (await server.database.workspace.findFirstOrThrow()).id });
    const answer = await server.app.inject({
      url: "/trpc/brand.list?input=%7B%7D",
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});

const newKeyOrNone = () => newKey().catch(() => "none");
