import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { buildConnector } from "undici";
import { describe, expect, test } from "vitest";
import { fetchOnce, type MadeSite, madeWorld, makeSite, makeTcpSite } from "../../../testing/made-site";
import { told } from "../../../testing/told";
import type { ResolvedAddress } from "../../world";
import { createGuardedConnect } from "./connect";

const real = buildConnector({ timeout: 1000 });
const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });
/** Notes what would be dialled, and dials a made site in its place. */
const dialInto =
  (site: MadeSite, dialled: string[]): buildConnector.connector =>
  (options, callback) => {
    dialled.push(`${options.hostname}:${options.port || "default"}`);
    real({ ...options, hostname: site.target.address, port: String(site.target.port) }, callback);
  };
const hello = () => makeSite((_, response) => response.end("<p>hello"));

describe("no connection is opened", () => {
  test.each([
    "http://127.0.0.1",
    "http://[::ffff:127.0.0.1]",
    "http://[::1]",
    "http://2130706433",
    "http://0177.0.0.1",
    "http://0x7f.0.0.1",
    "http://127.1",
    "http://0",
    "http://localhost",
  ])("to %s, written with the site's port or without", async (origin) => {
    await using site = await hello();
    const { port } = site.target;
    for (const url of [`${origin}/`, `${origin}:${port}/`])
      expect(await fetchOnce(madeWorld({}), url)).toMatchObject({ ok: false, reason: "blocked", redirects: [] });
    expect(site.connections()).toBe(0);
  });

  test.each([
    ["a private address", [v4("127.0.0.1")]],
    ["a public and a private address", [v4("93.184.216.34"), v4("10.0.0.1")]],
    ["a mapped address", [v6("::ffff:127.0.0.1")]],
    ["what is no address", [v4("localhost")]],
  ])("to a name that has %s", async (_, answers) => {
    const dialled: string[] = [];
    await using site = await hello();
    const world = madeWorld({}, { resolve: async () => answers });
    const page = await fetchOnce(world, "http://acme.com/", { dial: dialInto(site, dialled) });
    expect(page).toMatchObject({ ok: false, reason: "blocked", url: "http://acme.com/" });
    expect(dialled).toEqual([]);
  });

  test("from the socket's own guard, when nobody checked before", async () => {
    const dialled: string[] = [];
    await using site = await hello();
    const connect = createGuardedConnect(madeWorld({ "acme.test": site }), dialInto(site, dialled));
    for (const [protocol, hostname, port] of [
      ["http:", "127.0.0.1", "80"],
      ["http:", "::1", "80"],
      ["http:", "sub.acme.test", "80"],
      ["http:", "acme.com", "22"],
      ["https:", "acme.test", "443"],
    ] as const) {
      const host = hostname.includes(":") ? `[${hostname}]:${port}` : `${hostname}:${port}`;
      const { signal } = new AbortController();
      await expect(connect({ protocol, hostname, host, port }, signal)).rejects.toMatchObject({ name: "GuardRefusal" });
    }
    expect(dialled).toEqual([]);
  });
});

describe("a name", () => {
  test("is looked up once a dial, and what was checked is dialled, whatever a second answer would be", async () => {
    const dialled: string[] = [];
    let lookups = 0;
    await using site = await makeSite((_, response) => response.setHeader("connection", "close").end("<p>hello"), {
      robots: true,
    });
    const resolve = async () => {
      lookups += 1;
      return [v4(lookups === 1 ? "93.184.216.34" : "127.0.0.1")];
    };
    const page = await fetchOnce(madeWorld({}, { resolve }), "http://acme.com/", { dial: dialInto(site, dialled) });
    // The first dial asked for robots.txt; the second, for the page, was refused.
    expect(page).toMatchObject({ ok: false, reason: "blocked" });
    expect([lookups, dialled, site.requests]).toEqual([2, ["93.184.216.34:default"], ["GET acme.com /robots.txt"]]);
  });

  test("is dialled by IPv4 first, then by the addresses that are left", async () => {
    const dialled: string[] = [];
    await using site = await hello();
    const note = dialInto(site, dialled);
    const dial: buildConnector.connector = (options, callback) => {
      if (options.hostname !== "93.184.216.34") return note(options, callback);
      dialled.push(options.hostname);
      callback(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }), null);
    };
    const resolve = async () => [v6("2606:2800:220:1::1"), v4("93.184.216.34")];
    expect(await fetchOnce(madeWorld({}, { resolve }), "http://acme.com/", { dial })).toMatchObject({ ok: true });
    expect(dialled.slice(0, 2)).toEqual(["93.184.216.34", "2606:2800:220:1::1:default"]);
  });

  test("with a dead address is reached by the next, and the dead one's dial is ended", async () => {
    await using site = await hello();
    await using dead = await makeTcpSite(() => {});
    const ended = new Map<string, Promise<unknown>>();
    const dial: buildConnector.connector = (options, callback) => {
      if (!options.hostname.startsWith("93.")) return dialInto(site, [])(options, callback);
      // Opens, and never says so: as if its packets were lost.
      const { address, port } = dead.target;
      const socket = connectTcp(port, address);
      ended.set(options.hostname, once(socket, "close"));
      return socket;
    };
    const resolve = async () => ["93.184.216.34", "93.184.216.35", "93.184.216.36"].map(v4).concat(v6("2606:2800::1"));
    expect(await fetchOnce(madeWorld({}, { resolve }), "http://acme.com/", { dial })).toMatchObject({ ok: true });
    await Promise.all(ended.values());
    expect([...ended.keys()]).toEqual(["93.184.216.34"]);
  });

  test("whose addresses are all refused is told by the first", async () => {
    const dialled: string[] = [];
    const dial: buildConnector.connector = ({ hostname }, callback) => {
      dialled.push(hostname);
      callback(Object.assign(new Error("no"), { code: dialled.length === 1 ? "ECONNREFUSED" : "ENETUNREACH" }), null);
    };
    const resolve = async () => [
      v6("2606:2800::1"),
      v6("2606:2800::2"),
      ...[1, 2, 3].map((end) => v4(`93.184.216.${end}`)),
    ];
    const page = await fetchOnce(madeWorld({}, { resolve }), "http://acme.com/", { dial });
    expect(told(page).message).toBe("acme.com can't be reached: it accepts no connections.");
    expect(dialled.slice(0, 4)).toEqual(["93.184.216.1", "2606:2800::1", "93.184.216.2", "2606:2800::2"]);
  });

  test("is what TLS is asked for, though an address is dialled", async () => {
    let greeting = "";
    await using site = await makeTcpSite((socket) =>
      socket.once("data", (bytes) => {
        greeting = bytes.toString("latin1");
        socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
      }),
    );
    const world = madeWorld({}, { resolve: async () => [v4("93.184.216.34")] });
    const page = await fetchOnce(world, "https://acme.com/", { dial: dialInto(site, []) });
    expect(greeting).toContain("acme.com");
    expect(page).toMatchObject({ ok: false, reason: "tls" });
  });

  test.each([
    ["has no address", "ENOTFOUND", "no-such-host", "acme.com can't be reached: there is no such host."],
    ["can't be looked up now", "EAI_AGAIN", "unreachable", /its name can't be looked up right now/],
  ])("that %s is told so", async (_, code, reason, message) => {
    const resolve = () => Promise.reject(Object.assign(new Error(code), { code }));
    const page = await fetchOnce(madeWorld({}, { resolve }), "https://acme.com/");
    expect(told(page)).toMatchObject({ ok: false, reason, message: expect.stringMatching(message) });
  });

  test("that nobody answers for ends at the limit", async () => {
    const world = madeWorld({}, { resolve: () => new Promise(() => {}) });
    const page = await fetchOnce(world, "https://acme.com/", { limits: { connectMilliseconds: 100 } });
    expect(page).toMatchObject({ ok: false, reason: "timeout" });
  });
});

test("a private host is asked in plain HTTP, under its own name, whatever the address says", async () => {
  await using site = await hello();
  const page = await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/a?b=c#d");
  expect(page).toMatchObject({ ok: true, url: "https://acme.test/a?b=c", text: "<p>hello" });
  expect(site.requests).toEqual(["GET acme.test /robots.txt", "GET acme.test /a?b=c"]);
});
