// @ts-check
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { addressOf } from "./address.mjs";
import { readSettings } from "./settings.mjs";
import { curlLine, welcome } from "./welcome.mjs";

const settings = readSettings({ MARQUE_DATA: "/srv/marque" });

it("gives a curl line that a shell reads as one request", () => {
  const line = curlLine("http://localhost:4000", "mrq_abc").replace(/^curl /, "printf '%s\\n' ");
  expect(execFileSync("sh", ["-c", line], { encoding: "utf8" }).trim().split("\n")).toEqual([
    "-sS",
    "-X",
    "POST",
    "http://localhost:4000/brands",
    "-H",
    "Authorization: Bearer mrq_abc",
    "-H",
    "Content-Type: application/json",
    "-d",
    '{"id":"acme","name":"Acme","domains":["acme.com"]}',
  ]);
});

it("tells the set-up link and the token while there is no owner", () => {
  const setupUrl = "http://localhost:3000/setup#key=k";
  const text = welcome(settings, { setupUrl, token: "mrq_abc" }, "4.2 s");
  expect(text).toContain(setupUrl);
  expect(text).toContain(curlLine("http://localhost:4000", "mrq_abc"));
});

it("tells the addresses and nothing of setting up afterwards", () => {
  const text = welcome(settings, { setupUrl: null, token: null }, "4.2 s");
  expect(text).toContain("http://localhost:3000");
  expect(text).toContain("http://localhost:4000");
  expect(text).not.toMatch(/curl|token/);
});

it("says last that all is ready", () => {
  const lines = welcome(settings, { setupUrl: null, token: null }, "4.2 s").split("\n");
  expect(lines.at(-1)).toMatch(/^Ready in 4\.2 s\./);
});

it.each([
  ["0.0.0.0", "http://127.0.0.1:4000"],
  ["127.0.0.1", "http://127.0.0.1:4000"],
  ["::", "http://[::1]:4000"],
  ["fd00::1", "http://[fd00::1]:4000"],
  ["marque.lan", "http://marque.lan:4000"],
])("reaches what listens on %s at %s", (host, url) => {
  expect(addressOf(host, 4000)).toBe(url);
});
