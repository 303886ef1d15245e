import { expect, test } from "vitest";
import { fetchOnce, makeSite, withFetcher } from "../../../testing/made-site";
import { makeTlsSite, tlsDial, tlsWorld } from "../../../testing/made-tls-site";
import { readDnsNames } from "./certificate-names";

const NAMES = ["brightwater.com", "www.brightwater.com", "*.brightwater-tea.com"];
const HOSTS = ["brightwater.com", "shop.brightwater-tea.com", "otherowner.com", "unnamed.com"];
const hello = () => makeTlsSite((_, response) => response.end("<p>hello"), [NAMES, ["otherowner.com"]]);

test("a page tells the names on the certificate of the host where it was found", async () => {
  await using site = await makeTlsSite(
    ({ headers }, response) => {
      if (headers.host === "otherowner.com") response.writeHead(302, { location: "https://brightwater.com/" }).end();
      else response.end("<p>hello");
    },
    [NAMES, ["otherowner.com"]],
  );
  await withFetcher(
    tlsWorld(HOSTS),
    async (fetcher) => {
      for (const url of ["https://shop.brightwater-tea.com/", "https://otherowner.com/", "https://brightwater.com/a"])
        expect(await fetcher.fetch(url)).toMatchObject({ ok: true, certificateNames: NAMES });
    },
    { dial: tlsDial(site) },
  );
});

test("a host with a certificate of its own tells of that alone", async () => {
  await using site = await hello();
  const page = await fetchOnce(tlsWorld(HOSTS), "https://otherowner.com/", { dial: tlsDial(site) });
  expect(page).toMatchObject({ ok: true, certificateNames: ["otherowner.com"] });
});

test("a page over plain HTTP tells none, though its host showed a certificate before", async () => {
  await using site = await hello();
  await using plain = await makeSite((_, response) => response.end("<p>hello"));
  await withFetcher(
    tlsWorld(HOSTS),
    async (fetcher) => {
      expect(await fetcher.fetch("https://brightwater.com/")).toMatchObject({ certificateNames: NAMES });
      expect(await fetcher.fetch("http://brightwater.com/")).toMatchObject({ ok: true, certificateNames: [] });
    },
    { dial: tlsDial(site, plain) },
  );
});

test("a connection that resumes a session keeps the names", async () => {
  await using site = await makeTlsSite(
    (_, response) => response.setHeader("connection", "close").end("<p>hello"),
    [NAMES],
  );
  await withFetcher(
    tlsWorld(HOSTS),
    async (fetcher) => {
      for (const path of ["/a", "/b", "/c"])
        expect(await fetcher.fetch(`https://brightwater.com${path}`)).toMatchObject({ certificateNames: NAMES });
    },
    { dial: tlsDial(site) },
  );
  expect(site.connections()).toBeGreaterThan(2);
});

test("a host that the certificate does not name is not read", async () => {
  await using site = await hello();
  const page = await fetchOnce(tlsWorld(HOSTS), "https://unnamed.com/", { dial: tlsDial(site) });
  expect(page).toMatchObject({ ok: false, reason: "tls" });
});

test.each([
  ["DNS:acme.com, DNS:*.Acme.com, IP Address:1.2.3.4, DNS:acme.com", ["acme.com", "*.acme.com"]],
  ['DNS:"a.com\\u002c DNS:other.com", DNS:acme.com', ["acme.com"]],
  ['DNS:"a\\".com, DNS:other.com", DNS:acme.com', ["acme.com"]],
  ["URI:http://a.com/?DNS:other.com, DNS:acme.com", ["acme.com"]],
  ['DNS:acme.com, DNS:a"b.com, DNS:other.com', ["acme.com"]],
  ["DNS:localhost, DNS:*, DNS:*.*.com, DNS:1.2.3.4/24, DNS:", []],
  ["", []],
])("of %s the hostnames are %j", (text, names) => expect(readDnsNames(text)).toEqual(names));

test("of a certificate with very many names the first are kept", () => {
  const many = Array.from({ length: 5000 }, (_, index) => `DNS:a${index}.com`).join(", ");
  expect(readDnsNames(many).length).toBe(250);
});
