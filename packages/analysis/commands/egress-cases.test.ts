import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { judgeCases } from "./egress/judge-cases";
import { runHere, runProgram } from "./run-command.fixture";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(content: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), "egress-cases-"));
  folders.push(folder);
  if (content !== undefined) writeFileSync(join(folder, "cases.json"), content);
  return folder;
}
const run = (content: string | undefined, args = ["cases.json"]) => runHere(judgeCases, args, folderWith(content));

const PUBLIC = { "*": [["93.184.216.34"]] };
const blocked = (reason: string, input: string, more: object = {}) => ({ input, expected: "blocked", reason, ...more });
const allowed = (input: string, more: object = {}) => ({ input, expected: "allowed", reason: "public_host", ...more });
const led = (reason: string, ...chain: { via: string; to: string }[]) =>
  blocked(reason, "http://acme.com/", { dns: PUBLIC, chain });

/** What is judged as it should be. */
const RIGHT = [
  blocked("scheme_not_allowed", "ftp://acme.com/"),
  blocked("ip_not_public", "http://192.0.2.7/"),
  blocked("special_use_name", "http://printer.local/"),
  blocked("credentials_in_url", "http://me@acme.com/"),
  blocked("resolved_ip_not_public", "https://acme.com/", { dns: { "acme.com": [["10.1.2.3"]] } }),
  blocked("resolved_ip_not_public", "https://acme.com/", { dns: { "acme.com": [["8.8.8.8", "fe80::1"]] } }),
  blocked("resolved_ip_not_public", "http://acme.com/", {
    dns: { "acme.com": [["93.184.216.34"], ["127.0.0.1"]] },
    alt_pass: "pinned",
  }),
  allowed("http://[2606:4700::1]/"),
  allowed("https://acme.com./a?b#c", { dns: PUBLIC }),
  // The same host and path under both schemes, which is what most sites do.
  allowed("http://acme.com/", { dns: PUBLIC, chain: [{ via: "308 Location", to: "https://acme.com/" }] }),
  allowed("http://acme.com/", { dns: PUBLIC, chain: [{ via: "307 Location", to: "en/" }] }),
  allowed("http://acme.com/", { dns: PUBLIC, chain: [{ via: "link rel=canonical", to: "/home" }] }),
  led("ip_not_public", { via: "303 Location", to: "https://acme.de/" }, { via: "307 Location", to: "//127.1/" }),
  led("ip_not_public", { via: "http-equiv refresh", to: "http://[::1]/?a=1&b=2" }),
  led("ip_not_public", { via: "302 Location", to: "/en" }, { via: "link rel=manifest", to: "http://10.0.0.1/m.json" }),
  led("single_label_host", { via: "a href", to: "http://intranet/" }),
  led("invalid_url", { via: "a href", to: "http://[oops" }),
  blocked("resolved_ip_not_public", "http://acme.com/", {
    dns: { "acme.com": [["93.184.216.34"]], "inside.com": [["172.16.0.9"]] },
    chain: [{ via: "301 Location", to: "http://inside.com/" }],
  }),
  led("ambiguous_character", { via: "302 Location", to: "http://acme.de/\u0001" }),
  led("redirect_loop", { via: "302 Location", to: "/b" }, { via: "302 Location", to: "/" }),
  led("too_many_redirects", ...Array.from({ length: 8 }, (_, i) => ({ via: "302 Location", to: `/${i}` }))),
].map((each, index) => ({ id: `right-${index}`, category: "ours", ...each }));

test("says that every case is judged as it should be", async () => {
  const { code, stdout, stderr } = await run(JSON.stringify(RIGHT));
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ passed: RIGHT.length, failed: [] });
  expect(code).toBe(0);
});

test("tells each case that is judged differently, and ends with 1, also as a program", async () => {
  const wrong = [
    { id: "let-in", ...blocked("ip_not_public", "http://acme.com/", { dns: PUBLIC }) },
    { id: "kept-out", ...allowed("http://127.0.0.1/") },
    { id: "another-rule", ...blocked("ip_not_public", "http://intranet/") },
    { id: "unknown", ...allowed("http://acme.com/") },
  ];
  const cases = JSON.stringify([...wrong, ...RIGHT]);
  const { code, stdout } = await run(cases);
  expect(JSON.parse(stdout)).toEqual({
    passed: RIGHT.length,
    failed: [
      { id: "let-in", expected: "blocked: ip_not_public", got: "allowed" },
      { id: "kept-out", expected: "allowed", got: "blocked: ip_not_public" },
      { id: "another-rule", expected: "blocked: ip_not_public", got: "blocked: single_label_host" },
      { id: "unknown", expected: "allowed", got: "no-such-host" },
    ],
  });
  expect(code).toBe(1);
  expect(await runProgram("egress-cases.ts", ["cases.json"], folderWith(cases))).toEqual({ code, stdout, stderr: "" });
});

test.each<[string, string | undefined, string[]]>([
  ["no file", undefined, []],
  ["a file that isn't there", undefined, ["cases.json"]],
  ["a file that is no JSON", "{", ["cases.json"]],
  ["a file of another form", '[{"id": "a", "input": 7}]', ["cases.json"]],
])("ends with 2 for %s", async (_, content, args) => {
  const { code, stdout, stderr } = await run(content, args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).not.toBe("");
});
