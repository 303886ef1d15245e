import { once } from "node:events";
import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { restPath } from "./rest-requests";
import { listen, openSocket, send, sendBytes, web } from "./testing";
import { trpcPath } from "./trpc-requests";

const NOWHERE = "http://127.0.0.1:1";

describe("what is the API's", () => {
  it.each([
    ["/api/v1/brands?a=%20b", "/brands?a=%20b"],
    ["/api/v1//brands", "//brands"],
    ["/api/v1/brands/%ff", "/brands/%ff"],
    ["/api/v1", "/"],
    ["/api/v1?limit=1", "/?limit=1"],
    ["/api/v1/", "/"],
    ["/api/v10/brands", undefined],
    ["/api/trpc/brand.list", undefined],
    ["/brands", undefined],
  ])("is REST: %j is %j", (url, path) => {
    expect(restPath(url)).toBe(path);
  });

  it.each([
    ["/api/trpc/brand.list?batch=1&input=%7B%7D", "/trpc/brand.list?batch=1&input=%7B%7D"],
    ["/api/trpc", undefined],
    ["/api/trpcs/brand.list", undefined],
    ["/api/auth/session", undefined],
  ])("is a procedure: %j is %j", (url, path) => {
    expect(trpcPath(url)).toBe(path);
  });
});

describe("a call of a procedure", () => {
  const call = async (headers: Record<string, string>, method = "POST") => {
    const api = await listen((incoming, response) => response.end(JSON.stringify(incoming.headers)));
    return send(await web(api), "/api/trpc/brand.create", {
      method,
      headers,
      ...(method === "GET" ? {} : { body: "{}" }),
    });
  };
  const own = { "sec-fetch-site": "same-origin" };

  it("goes on in the name of the person signed in, and without the cookie", async () => {
    const { status, body } = await call({ ...own, cookie: "other=1; session=ada", authorization: "Bearer forged" });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toHaveProperty("authorization", "Bearer token-of-ada");
    expect(JSON.parse(body)).not.toHaveProperty("cookie");
  });

  it("can't talk this server out of its own word by nominating it for the connection", async () => {
    const { body } = await call({ ...own, cookie: "session=ada", connection: "authorization, x-forwarded-for, close" });
    expect(JSON.parse(body)).toMatchObject({ authorization: "Bearer token-of-ada", "x-forwarded-for": "127.0.0.1" });
  });

  it.each([
    ["of another site", { cookie: "session=ada", "sec-fetch-site": "cross-site", origin: "https://evil.test" }, 403],
    ["of nobody", own, 401],
  ])("%s is refused as tRPC's clients read it", async (_, headers, httpStatus) => {
    const { status, body } = await call(headers);
    expect(status).toBe(httpStatus);
    expect(JSON.parse(body)).toMatchObject({ error: { data: { httpStatus } } });
  });

  it("that finds no API is a 503 that says what is true", async () => {
    const headers = { ...own, cookie: "session=ada" };
    const message = async (api: string) => {
      const { status, body } = await send(await web(api), "/api/trpc/brand.create", {
        method: "POST",
        headers,
        body: "{}",
      });
      return [status, JSON.parse(body).error.message];
    };
    expect(await message(NOWHERE)).toEqual([503, expect.stringContaining("Nothing was changed")]);
    const broken = await listen(({ socket }) => socket.destroy());
    expect(await message(broken)).toEqual([503, expect.stringContaining("may have been done")]);
  });
});

describe("what is for neither the API nor a page", () => {
  it.each([
    ["TRACE", "/signin", 405],
    ["PUT", "/brands", 405],
    ["OPTIONS", "/signin", 204],
    ["OPTIONS", "*", 204],
    ["GET", "*", 405],
  ])("%s %s is answered with %i", async (method, target, status) => {
    const request = `${method} ${target} HTTP/1.1\r\nHost: marque.test\r\nConnection: close\r\n\r\n`;
    const answer = await sendBytes(await web(NOWHERE), request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nallow: GET, HEAD, POST, OPTIONS\r\n`, "i"));
  });

  it("a page hears which address its caller is at, whatever they say themselves", async () => {
    const pages: RequestListener = ({ headers }, response) => response.end(headers["x-forwarded-for"]);
    const headers = { "x-forwarded-for": "192.0.2.7" };
    expect((await send(await web(NOWHERE, { pages }), "/signin", { headers })).body).toBe("192.0.2.7, 127.0.0.1");
  });

  it("a path that does not decode is a page that is not there", async () => {
    const origin = await web(NOWHERE, { pages: (request, response) => response.end(request.url) });
    expect((await send(origin, "/brands/%E0%A4%A")).body).toBe("/not-found");
    expect((await send(origin, "/brands/%C3%A4?q=%")).body).toBe("/brands/%C3%A4?q=%");
  });
});

describe("a connection", () => {
  it.each([
    ["no HTTP", "nonsense\r\n\r\n", 400],
    ["no length that can be", "POST /api/v1/brands HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400],
    ["longer headers than anybody has", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ])("that brings %s is told so in JSON", async (_, bytes, status) => {
    const answer = await sendBytes(await web(NOWHERE), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"message":"This is not a well-formed HTTP request"`));
  });

  it("that is kept does not hold a stop up; its last request is answered, and told that it is the last", async () => {
    const stopping = new AbortController();
    let answer = () => {};
    const api = await listen((_request, response) => {
      answer = () => response.end("{}");
      stopping.abort();
    });
    const origin = await web(api, { stopping: stopping.signal });
    const silent = openSocket(origin);
    await once(silent, "connect");
    const busy = send(origin, "/api/v1/brands");
    await once(silent.resume(), "end");
    answer();
    expect(await busy).toMatchObject({ status: 200, headers: { connection: "close" } });
  });
});
