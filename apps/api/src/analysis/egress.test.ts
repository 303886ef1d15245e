import { connect, createServer, type Server } from "node:net";
import type { FetchingOptions, ResolvedAddress } from "@marque/analysis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

type Dial = NonNullable<FetchingOptions["dial"]>;

const LOOPBACK = /^(127\.|::1$|::ffff:(127\.|7f))/;
const listeners: Server[] = [];
/** Where somebody who was let through arrives: real sockets on this machine. */
const visits: string[] = [];
/** Literal addresses that were to be dialled. */
const dialled: string[] = [];
/** What each name answers, look-up by look-up; the last for ever. */
let dns: Record<string, string[][]> = {};
let lookups: string[] = [];
let port = 0;
let server: TestServer;
let secret: string;

const resolve = async (hostname: string): Promise<ResolvedAddress[]> => {
  const before = lookups.filter((each) => each === hostname).length;
  lookups.push(hostname);
  const answers = dns[hostname] ?? [];
  const addresses = answers[Math.min(before, answers.length - 1)];
  if (addresses === undefined) throw Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
  return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

/** Real sockets to this machine, on the port where the test listens; nothing leaves it. */
const dial: Dial = (options, callback) => {
  dialled.push(options.hostname);
  if (!LOOPBACK.test(options.hostname))
    return callback(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }), null);
  const socket = connect(port, options.hostname);
  socket.once("connect", () => callback(null, socket)).once("error", (error) => callback(error, null));
};

async function listen(address: string): Promise<void> {
  const listener = createServer((socket) => {
    visits.push(address);
    socket.on("error", () => {}).end("HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret");
  });
  await new Promise<void>((done, failed) => {
    listener.once("error", failed).listen(port, address, done);
  });
  const bound = listener.address();
  if (bound !== null && typeof bound === "object") port = bound.port;
  listeners.push(listener);
}

beforeAll(async () => {
  await listen("127.0.0.1");
  // Machines without IPv6, or with one loopback address, have less to guard.
  for (const address of ["127.0.0.2", "::1"]) await listen(address).catch(() => {});
  server = await startTestServer({ resolve, dial });
  await server.analysesReady();
  secret = await server.createSecret();
});
afterEach(() => {
  visits.length = 0;
  dialled.length = 0;
  lookups = [];
});
afterAll(async () => {
  await server.close();
  for (const listener of listeners) listener.close();
});

async function analyze(website: string) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/tools/analyze",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    payload: JSON.stringify({ website, maxCompetitors: 0, maxPrompts: 0 }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test("whoever dials this machine is noticed", async () => {
  const options = { hostname: "127.0.0.1", protocol: "http:", port: "80" };
  await new Promise<void>((done) => dial(options, (_, socket) => socket?.once("close", () => done()).resume()));
  expect([dialled, visits]).toEqual([["127.0.0.1"], ["127.0.0.1"]]);
});

describe("a name is not dialled", () => {
  test.each<[string, string[]]>([
    ["this machine", ["127.0.0.1"]],
    ["another of this machine's addresses", ["127.0.0.2"]],
    ["this machine in IPv6", ["::1"]],
    ["this machine in IPv6 that carries IPv4", ["::ffff:127.0.0.1"]],
    ["no place in particular", ["0.0.0.0"]],
    ["a private network", ["10.9.8.7"]],
    ["a private network in IPv6", ["fd12::1"]],
    ["its link", ["169.254.10.10", "fe80::1"]],
    ["a cloud's metadata", ["169.254.169.254"]],
    ["the inside of a cloud, under a public address", ["168.63.129.16"]],
    ["a network behind a translator", ["64:ff9b::7f00:1"]],
    ["a public host and this machine", ["93.184.216.34", "127.0.0.1"]],
    ["what is no address", ["127.1"]],
  ])("that means %s", async (_, addresses) => {
    dns = { "acme.com": [addresses], "www.acme.com": [addresses] };
    const answer = await analyze("https://acme.com");
    expect(answer).toMatchObject({ brandName: "Acme", website: "acme.com", additionalDomains: [] });
    expect(lookups).toContain("acme.com");
    expect([dialled, visits]).toEqual([[], []]);
  });

  test("under www. either, when only that one means this machine", async () => {
    dns = { "www.acme.com": [["127.0.0.1"]] };
    await analyze("https://acme.com");
    expect(lookups).toContain("www.acme.com");
    expect([dialled, visits]).toEqual([[], []]);
  });
});

test("a name that means something else at its second look-up is dialled where it meant at first, or nowhere", async () => {
  dns = { "acme.com": [["93.184.216.34"], ["127.0.0.1"]] };
  await analyze("https://acme.com");
  expect(lookups.length).toBeGreaterThan(1);
  expect(new Set(dialled)).toEqual(new Set(["93.184.216.34"]));
  expect(visits).toEqual([]);
});

test("a name that means a public host is dialled there and nowhere else", async () => {
  dns = { "acme.com": [["2606:4700::1", "93.184.216.34"]] };
  await analyze("https://acme.com/path?to=http://127.0.0.1/");
  expect(new Set(dialled)).toEqual(new Set(["93.184.216.34", "2606:4700::1"]));
  expect(visits).toEqual([]);
});
