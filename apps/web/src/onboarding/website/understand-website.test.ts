import { privateHostsOf } from "@marque/schema";
import { expect, test } from "vitest";
import { understandWebsite } from "./understand-website";

test.each([
  ["acme.com", "acme.com", "/"],
  ["  https://www.Acme.com/jordan ", "acme.com", "/jordan"],
  ["münchen.de", "xn--mnchen-3ya.de", "/"],
])("%j is a website", (written, hostname, path) => {
  expect(understandWebsite(written)).toMatchObject({ kind: "site", website: { hostname, path } });
});

test.each([
  ["", { kind: "empty" }],
  ["   ", { kind: "empty" }],
  ["notion", { kind: "name", name: "notion" }],
  ["Coca Cola", { kind: "name", name: "Coca Cola" }],
  ["任天堂", { kind: "name", name: "任天堂" }],
  ["ada@acme.com", { kind: "mail", domain: "acme.com" }],
  ["mailto:ada@acme.com", { kind: "mail", domain: "acme.com" }],
  ["ada@localhost", { kind: "mail", domain: undefined }],
  ["localhost", { kind: "localhost" }],
  ["http://localhost:3000/x", { kind: "localhost" }],
  ["127.0.0.1", { kind: "ip" }],
  ["http://2130706433/", { kind: "ip" }],
  ["http://[::1]/", { kind: "ip" }],
  ["acme.com:8080", { kind: "port", port: "8080", domain: "acme.com" }],
  ["ftp://files.acme.com/x", { kind: "scheme", scheme: "ftp", domain: "files.acme.com" }],
  ["https://ada:secret@acme.com", { kind: "credentials", domain: "acme.com" }],
  ["acme.com, beta.com", { kind: "several", domains: ["acme.com", "beta.com"] }],
  ["acme.com\nhttps://beta.com/x beta.com", { kind: "several", domains: ["acme.com", "beta.com"] }],
  [`https://acme.com/${"a".repeat(5000)}`, { kind: "long" }],
  ["a".repeat(5000), { kind: "long" }],
  ["co.uk", { kind: "suffix", suffix: "co.uk" }],
  ["printer.local", { kind: "private", hostname: "printer.local" }],
  ["acme.notasuffix", { kind: "unknown" }],
  ["acme..com", { kind: "unknown" }],
])("%j is understood", (written, understood) => expect(understandWebsite(written)).toEqual(understood));

test("the operator's private hosts are websites", () => {
  const privateHosts = privateHostsOf(["acme.test"]);
  expect(understandWebsite("acme.test", privateHosts)).toMatchObject({ kind: "site" });
  expect(understandWebsite("acme.test")).toEqual({ kind: "private", hostname: "acme.test" });
});
