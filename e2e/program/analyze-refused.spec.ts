import { test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { smallAnalysis } from "./operations";

const MESSAGE = "website must be a valid domain or http(s) URL";

const NO_WEBSITES = [
  "",
  " ",
  "foo",
  "localhost",
  "acme",
  "com",
  "co.uk",
  "http://",
  "https:///acme.test",
  "//acme.test",
  "127.0.0.1",
  "http://127.0.0.1/",
  "127.1",
  "0x7f000001",
  "2130706433",
  "http://2130706433/",
  "0177.0.0.1",
  "10.0.0.1",
  "[::1]",
  "http://[::1]/",
  "[::ffff:127.0.0.1]",
  "http://[::ffff:7f00:1]/",
  "169.254.169.254",
  "0.0.0.0",
  "ftp://acme.test",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/html,acme",
  "gopher://acme.test",
  "http://user:password@acme.test",
  "user@acme.test",
  "http://acme.test:8080",
  "acme.test:22",
  "acme .test",
  "ac\u0000me.test",
  "http://acme.test\\@evil.com",
  "-acme.com",
  "acme..com",
  "other.test",
  "metadata.internal",
  "printer.local",
  `${"a".repeat(64)}.com`,
  `http://acme.test/${"a".repeat(2100)}`,
];

const REJECTIONS: readonly { name: string; fields: Readonly<Record<string, unknown>>; expected: string | RegExp }[] = [
  { name: "a missing website", fields: { website: undefined }, expected: /^website.* is required$/ },
  { name: "a website that is no string", fields: { website: 42 }, expected: /^website: / },
  { name: "an unknown field", fields: { maxCompetitor: 3 }, expected: "maxCompetitor: is not a known field" },
  { name: "explain in the body", fields: { explain: true }, expected: "explain: is not a known field" },
  { name: "a negative number", fields: { maxCompetitors: -1 }, expected: /^maxCompetitors: / },
  { name: "a number over 100", fields: { maxPrompts: 101 }, expected: /^maxPrompts: / },
  { name: "a broken number", fields: { maxPrompts: 1.5 }, expected: /^maxPrompts: / },
  { name: "a number in a string", fields: { maxPrompts: "5" }, expected: /^maxPrompts: / },
  { name: "null as a number", fields: { maxCompetitors: null }, expected: /^maxCompetitors: / },
  { name: "a name that is no string", fields: { brandName: 7 }, expected: /^brandName: / },
  { name: "a name of 201 characters", fields: { brandName: "n".repeat(201) }, expected: /^brandName: / },
  { name: "a control character in the name", fields: { brandName: "Ac\u0007me" }, expected: /^brandName: / },
  {
    name: "several faults at once",
    fields: { website: "foo", maxPrompts: -1 },
    expected: /(?=.*website must be)(?=.*maxPrompts: )/,
  },
];

const BODIES: readonly { name: string; raw: string; expected: string | RegExp }[] = [
  { name: "no JSON", raw: "{", expected: "Request body must be valid JSON" },
  { name: "an empty text", raw: "", expected: "Request body must be valid JSON" },
  { name: "an array", raw: "[]", expected: /^body: / },
  { name: "null", raw: "null", expected: /^body: / },
  { name: "a string", raw: '"acme.test"', expected: /^body: / },
];

for (const door of DOORS)
  test.describe(`POST /tools/analyze at ${door.name} refuses`, () => {
    const url = () => `${door.url()}/tools/analyze`;

    for (const website of NO_WEBSITES)
      test(`${JSON.stringify(website.slice(0, 60))} as a website`, async () => {
        expectError(await call("POST", url(), { json: smallAnalysis({ website }) }), "validation", MESSAGE);
      });

    for (const { name, fields, expected } of REJECTIONS)
      test(name, async () => {
        expectError(await call("POST", url(), { json: smallAnalysis(fields) }), "validation", expected);
      });

    for (const { name, raw, expected } of BODIES)
      test(`${name} as the body`, async () => {
        expectError(await call("POST", url(), { raw }), "validation", expected);
      });
  });
