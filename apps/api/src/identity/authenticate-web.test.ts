import { SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const signed = (secret: string, expires: string) =>
  new SignJWT({ sub: "web" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("marque-web")
    .setAudience("marque-api")
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

async function ask({ app }: TestServer, authorization: string | undefined) {
  const headers = authorization === undefined ? {} : { authorization: `Bearer ${authorization}` };
  const answer = await app.inject({ url: "/trpc/member.setUpState", headers });
  return { status: answer.statusCode, reason: answer.json().error?.data.reason };
}

test("a web app with another secret, or another clock, is told from nobody, and logged once a minute", async () => {
  let now = new Date();
  server = await startTestServer({ now: () => now });
  const warn = vi.spyOn(server.app.log, "warn");
  const another = await signed("another secret, of more than thirty-two characters", "60s");
  const late = await server.webToken("web", "-1s");
  expect(await ask(server, another)).toEqual({ status: 401, reason: "untrusted" });
  expect(await ask(server, late)).toEqual({ status: 401, reason: "untrusted" });
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    "a token of the web app's server was refused: INTERNAL_AUTH_SECRET is not the same there and here",
  ]);
  now = new Date(now.getTime() + 60_000);
  await ask(server, late);
  expect(warn.mock.lastCall).toEqual([
    { address: "127.0.0.1", because: "clock" },
    "a token of the web app's server was refused: its time is over, so that the two clocks differ by a minute or more",
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(late);

  expect(await ask(server, await server.webToken("web"))).toEqual({ status: 200, reason: undefined });
  for (const nobody of [undefined, await server.createSecret(), "a.b.c", "x"])
    expect(await ask(server, nobody)).toEqual({ status: 401, reason: "unauthorized" });
  expect(warn).toHaveBeenCalledTimes(2);
});
