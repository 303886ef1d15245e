import { afterEach, describe, expect, test } from "vitest";
import { hashPassword } from "../identity/password";
import { startTestServer, type TestServer } from "../testing";
import { parseQuotas, type Quotas } from "./policies";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const quotas = (text: string): Quotas => {
  const parsed = parseQuotas(text);
  if (parsed === undefined) throw new Error("limits are off");
  return parsed;
};
async function start(text: string) {
  server = await startTestServer({ quotas: quotas(text) });
  return { server, secret: await server.createSecret() };
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe("limits", () => {
  test("of two replicas add up to the policy, and say so on every answer", async () => {
    const { server, secret } = await start("requests=30/60");
    const other = await server.startReplica();
    const list = (app: TestServer["app"]) => app.inject({ url: "/brands", headers: bearer(secret) });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => list(index % 2 === 0 ? server.app : other.app)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
    for (const { headers, statusCode } of answers) {
      expect(headers["ratelimit-policy"]).toBe('"requests";q=30;w=60');
      expect(headers.ratelimit).toMatch(/^"requests";r=\d+;t=\d+$/);
      if (statusCode === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    const over = answers.find(({ statusCode }) => statusCode === 429);
    expect(over?.json()).toEqual({
      error: "Too Many Requests",
      message: "Too many requests: 30 in 60 seconds are allowed.",
    });
    // Another token has a quota of its own.
    const another = await server.createSecret();
    expect((await server.app.inject({ url: "/brands", headers: bearer(another) })).statusCode).toBe(200);
    await other.close();
  });

  test("count analyses on their own, lower", async () => {
    const { server, secret } = await start("analyses=1/60");
    const search = () =>
      server.app.inject({
        method: "POST",
        url: "/tools/analyze",
        headers: { ...bearer(secret), "content-type": "application/json" },
        payload: JSON.stringify({ website: "not a website" }),
      });
    expect((await search()).statusCode).toBe(400);
    const over = await search();
    expect([over.statusCode, over.headers["ratelimit-policy"]]).toEqual([429, '"analyses";q=1;w=60']);
    expect((await server.app.inject({ url: "/brands", headers: bearer(secret) })).statusCode).toBe(200);
  });

  test("hold for tokens that nobody has, by address, and for nobody's else", async () => {
    const { server, secret } = await start("bad-tokens=3/60");
    const made = await server.createSecret();
    await server.database.apiToken.deleteMany({ where: { name: "test", NOT: { hint: secret.slice(0, 8) } } });
    const ask = (token: string) => server.app.inject({ url: "/brands", headers: bearer(token) });
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt++) statuses.push((await ask(made)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await ask(secret)).statusCode).toBe(200);
    expect((await ask("mistyped")).statusCode).toBe(401);
  });

  test("end the guessing of a password, whether the account exists or not, and not for who knows it", async () => {
    const { server } = await start("accounts=3/60");
    const passwordHash = await hashPassword("what only ada knows");
    await server.database.user.create({ data: { email: "ada@example.com", name: "Ada", passwordHash } });
    const guess = async (email: string) =>
      server.app.inject({
        method: "POST",
        url: "/trpc/member.signIn",
        headers: { ...bearer(await server.webToken("web")), "content-type": "application/json" },
        payload: JSON.stringify({ email, password: "a guess of twelve" }),
      });
    for (const email of ["ada@example.com", "nobody@example.com"]) {
      const statuses = [];
      for (let attempt = 0; attempt < 5; attempt++) statuses.push((await guess(email)).statusCode);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    }
  });

  test("still hold while the database can't be asked", async () => {
    const { server } = await start("accounts=2/60");
    await server.database.$executeRaw`ALTER TABLE "RateLimit" RENAME TO "Elsewhere"`;
    const { limits } = server.services;
    await limits.take("accounts", "ada");
    await limits.take("accounts", "ada");
    await expect(limits.take("accounts", "ada")).rejects.toMatchObject({ code: "tooManyRequests" });
  });
});

describe("RATE_LIMITS", () => {
  test("changes what it names; off turns all off", () => {
    expect(parseQuotas("")?.requests).toEqual({ count: 60_000, seconds: 60 });
    expect(parseQuotas("requests=5/1, accounts=2/30")).toMatchObject({
      requests: { count: 5, seconds: 1 },
      accounts: { count: 2, seconds: 30 },
      analyses: { count: 1_200, seconds: 60 },
    });
    expect(parseQuotas("off")).toBeUndefined();
  });
  test.each(["requests", "requests=0/60", "requests=5/0", "unknown=5/60", "requests=-5/60", "requests=5"])(
    "%s is refused",
    (text) => expect(() => parseQuotas(text)).toThrow("must be off, or a list such as"),
  );
});
