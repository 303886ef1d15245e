import type { IncomingMessage, ServerResponse } from "node:http";
import { decodeJwt } from "jose";
import type { NextApiRequest, NextApiResponse } from "next";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listen, startIssuer, type TestIssuer } from "./provider.fixture";

const CLIENT = { id: "marque", secret: "what-only-both-know" };
const SECRET = "a secret of the tests that is long enough";
const PERSON = { sub: "248289761001", email: "ada@example.com", email_verified: true, name: "Ada" };
const SIGNED_IN = {
  userId: "4a1e8c2e-0000-4000-8000-000000000001",
  sessionId: "4a1e8c2e-0000-4000-8000-000000000002",
  name: "Ada",
  email: "ada@example.com",
};

let issuer: TestIssuer;
let api: Awaited<ReturnType<typeof listen>>;
let app: Awaited<ReturnType<typeof listen>>;
/** What the API was asked, and what it answers. */
let asked: { path: string; body: unknown; claims: unknown; forwardedFor: unknown }[];
let refusal: { status: number; reason: string } | undefined;

beforeAll(async () => {
  issuer = await startIssuer(CLIENT);
  api = await listen((request, response, body) => {
    asked.push({
      path: request.url ?? "",
      body: JSON.parse(body),
      claims: decodeJwt((request.headers.authorization ?? "").replace("Bearer ", "")),
      forwardedFor: request.headers["x-forwarded-for"],
    });
    response.writeHead(refusal?.status ?? 200, { "content-type": "application/json" });
    if (refusal === undefined) return void response.end(JSON.stringify({ result: { data: SIGNED_IN } }));
    const error = { code: -32000, message: "refused", data: { httpStatus: refusal.status, reason: refusal.reason } };
    response.end(JSON.stringify({ error }));
  });
  app = await listen((request, response, body) => serveAuth(request, response, body));
});
afterAll(() => {
  issuer.close();
  for (const { server } of [api, app]) server.close();
});
beforeEach(() => {
  asked = [];
  refusal = undefined;
  Object.assign(issuer, { says: PERSON, forges: false });
  vi.stubEnv("WEB_URL", app.url);
  vi.stubEnv("API_URL", api.url);
  vi.stubEnv("AUTH_SECRET", SECRET);
  vi.stubEnv("INTERNAL_AUTH_SECRET", SECRET);
  vi.stubEnv("OIDC_ISSUER", issuer.url);
  vi.stubEnv("OIDC_CLIENT_ID", CLIENT.id);
  vi.stubEnv("OIDC_CLIENT_SECRET", CLIENT.secret);
  vi.stubEnv("OIDC_NAME", "Acme");
  // The environment is read once.
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

/** next-auth's routes with our options, as Next serves them. */
async function serveAuth(request: IncomingMessage, response: ServerResponse, body: string) {
  const [{ default: NextAuth }, { authOptions }, { browserOf }] = await Promise.all([
    import("next-auth"),
    import("./options"),
    import("./browser"),
  ]);
  const url = new URL(request.url ?? "", app.url);
  const nextauth = url.pathname.replace("/api/auth/", "").split("/");
  const cookies = Object.fromEntries(
    (request.headers.cookie ?? "")
      .split("; ")
      .map((each) => [each.split("=")[0], decodeURIComponent(each.replace(/^[^=]*=/, ""))]),
  );
  const browser = browserOf({ get: (name) => String(request.headers[name] ?? "") || null });
  const asNext = Object.assign(response, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (text: unknown) => response.end(typeof text === "object" ? JSON.stringify(text) : text),
    json: (value: unknown) => response.end(JSON.stringify(value)),
  });
  const query = { ...Object.fromEntries(url.searchParams), nextauth };
  const asked = Object.assign(request, { query, cookies, body: Object.fromEntries(new URLSearchParams(body)) });
  // What next-auth reads of Next's request and answer, and no more.
  await NextAuth(asked as unknown as NextApiRequest, asNext as unknown as NextApiResponse, authOptions(browser));
}

/** A browser that keeps cookies, and follows no redirect by itself. */
function createBrowser() {
  const jar = new Map<string, string>();
  return {
    jar,
    async go(url: string, form?: Record<string, string>) {
      const answer = await fetch(new URL(url, app.url), {
        redirect: "manual",
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          "user-agent": "Firefox/1",
          "x-forwarded-for": "192.0.2.7",
        },
        ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
      });
      for (const each of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        jar.set(name, value);
      }
      return answer;
    },
  };
}

/** Goes to the provider and back. @returns where that ends. */
async function signIn(callbackUrl = "/tokens") {
  const browser = createBrowser();
  const { csrfToken } = await (await browser.go("/api/auth/csrf")).json();
  const away = await browser.go("/api/auth/signin/oidc", { csrfToken, callbackUrl, json: "true" });
  const { url } = await away.json();
  const back = (await fetch(url, { redirect: "manual" })).headers.get("location") ?? "";
  const landed = await browser.go(back);
  return { browser, url: new URL(url), back, landed: landed.headers.get("location") ?? "" };
}
const isSignedIn = ({ jar }: ReturnType<typeof createBrowser>) => (jar.get("marque.session") ?? "") !== "";

describe("signing in with an OpenID Connect provider", () => {
  test("asks with PKCE, state and nonce, and names the session that the API made in the cookie", async () => {
    const { browser, url, landed } = await signIn();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      scope: "openid email profile",
      code_challenge_method: "S256",
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect(landed).toBe(`${app.url}/tokens`);
    const person = { issuer: issuer.url, subject: PERSON.sub, email: PERSON.email, name: PERSON.name };
    expect(asked).toMatchObject([
      {
        path: "/trpc/member.signInWithProvider",
        body: { ...person, agent: "Firefox/1" },
        claims: { sub: "web" },
        forwardedFor: "192.0.2.7",
      },
    ]);
    const { signedIn } = await import("./cookie");
    const named = await signedIn({ get: (name) => ({ value: browser.jar.get(name) ?? "" }) });
    expect(named).toEqual({ userId: SIGNED_IN.userId, sessionId: SIGNED_IN.sessionId });
  });

  test("signing out ends the session at the API", async () => {
    const { browser } = await signIn();
    const { csrfToken } = await (await browser.go("/api/auth/csrf")).json();
    await browser.go("/api/auth/signout", { csrfToken, callbackUrl: "/signin", json: "true" });
    expect(asked.at(-1)).toMatchObject({
      path: "/trpc/session.end",
      body: { id: SIGNED_IN.sessionId },
      claims: { sub: SIGNED_IN.userId, sid: SIGNED_IN.sessionId },
    });
    expect(isSignedIn(browser)).toBe(false);
  });

  test.each([
    ["says the address is not verified", { email_verified: false }],
    ["says it in a string", { email_verified: "false" }],
    ["says nothing of that", { email_verified: undefined }],
    ["knows no address", { email: undefined }],
  ])("is refused when the provider %s, and the API is not asked", async (_, says) => {
    issuer.says = { ...PERSON, ...says };
    const { browser, landed } = await signIn();
    expect(landed).toBe("/signin?error=unverified");
    expect([asked, isSignedIn(browser)]).toEqual([[], false]);
  });

  test.each([
    [403, "nowhere", "nowhere"],
    [403, "forbidden", "refused"],
    [429, "tooManyRequests", "limited"],
    [401, "untrusted", "untrusted"],
    [500, "internal", "unavailable"],
  ])("is refused when the API answers %i (%s), in words of its own", async (status, reason, error) => {
    refusal = { status, reason };
    const { browser, landed } = await signIn();
    expect([landed, isSignedIn(browser)]).toEqual([`/signin?error=${error}`, false]);
  });

  test.each([
    ["signed by somebody else", () => Object.assign(issuer, { forges: true })],
    ["for another sign-in", () => Object.assign(issuer, { says: { ...PERSON, nonce: "another" } })],
  ])("is refused with an ID token %s", async (_, spoil) => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    spoil();
    const { browser, landed } = await signIn();
    expect(landed).toContain("error=OAuthCallback");
    expect([asked, isSignedIn(browser)]).toEqual([[], false]);
    quiet.mockRestore();
  });

  test("is refused to a browser that another one's way back was given to", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const { back } = await signIn();
    asked = [];
    const victim = createBrowser();
    await victim.go(back);
    expect([asked, isSignedIn(victim)]).toEqual([[], false]);
    quiet.mockRestore();
  });

  test.each(["foo", "https://evil.test/", "//evil.test", "/signin"])(
    "leads home from callbackUrl=%s",
    async (written) => {
      expect((await signIn(written)).landed).toBe(`${app.url}/brands`);
    },
  );

  test("is not offered where the operator named none", async () => {
    for (const name of ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"]) vi.stubEnv(name, "");
    expect(Object.keys(await (await createBrowser().go("/api/auth/providers")).json())).toEqual(["credentials"]);
  });
});

test.each(["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])(
  "without %s alone the app does not start",
  async (name) => {
    vi.stubEnv(name, "");
    const { env } = await import("@/env");
    expect(() => env()).toThrow(`${name} is required where another OIDC_ variable is set`);
  },
);

test.each(["http://login.example.com", "login.example.com", "ftp://login.example.com"])(
  "an issuer at %s is refused: ID tokens would come over a wire that others write on",
  async (issuerUrl) => {
    vi.stubEnv("OIDC_ISSUER", issuerUrl);
    const { env } = await import("@/env");
    expect(() => env()).toThrow("OIDC_ISSUER must be an https URL");
  },
);

test.each([
  ["http://localhost:3000", "marque.session"],
  ["https://marque.example.com", "__Host-marque.session"],
])("at %s the session's cookie is %s, and held to that host where it can be", async (webUrl, name) => {
  vi.stubEnv("WEB_URL", webUrl);
  const { sessionCookie } = await import("./cookie");
  const secure = webUrl.startsWith("https");
  expect(sessionCookie()).toEqual({ name, options: { httpOnly: true, sameSite: "lax", path: "/", secure } });
  const { authOptions } = await import("./options");
  const cookies = Object.values(authOptions({ agent: undefined, forwardedFor: undefined }).cookies ?? {});
  expect(cookies.length).toBe(5);
  for (const cookie of cookies) {
    expect(cookie.name.startsWith("__Host-")).toBe(secure);
    // What the name demands (RFC 6265bis): no Domain, Path=/, Secure.
    expect(cookie.options).toMatchObject({ path: "/", secure });
    expect(cookie.options).not.toHaveProperty("domain");
  }
});
