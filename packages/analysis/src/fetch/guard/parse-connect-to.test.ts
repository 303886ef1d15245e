import { expect, test } from "vitest";
import { parseConnectTo } from "./parse-connect-to";

test("reads hosts with IPv4 and IPv6 targets", () => {
  expect(parseConnectTo(" ACME.test=127.0.0.1:4580, www.acme.test=[::1]:80 ")).toEqual(
    new Map([
      ["acme.test", { address: "127.0.0.1", port: 4580 }],
      ["www.acme.test", { address: "::1", port: 80 }],
    ]),
  );
});

test("reads nothing as no hosts", () => expect(parseConnectTo("  ")).toEqual(new Map()));

test.each([
  "acme.test",
  "acme.test=127.0.0.1",
  "acme.test=localhost:80",
  "acme.test=300.0.0.1:80",
  "acme.test=::1:80",
  "acme.test=127.0.0.1:0",
  "acme.test=127.0.0.1:65536",
  "127.0.0.1=127.0.0.1:80",
  "acme.test.=127.0.0.1:80",
])("names the bad entry %s", (entry) =>
  expect(() => parseConnectTo(`good.test=127.0.0.1:1,${entry}`)).toThrow(`"${entry}" is not a private host`),
);
