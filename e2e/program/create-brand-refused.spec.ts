import { test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { newBrand } from "./operations";

interface Rejection {
  name: string;
  fields: Readonly<Record<string, unknown>>;
  expected: string | RegExp;
}

const REJECTIONS: readonly Rejection[] = [
  { name: "an unknown field", fields: { competitor: ["Tallywren"] }, expected: "competitor: is not a known field" },
  {
    name: "an unknown field inside",
    fields: { competitors: [{ name: "A", domain: "a.com" }] },
    expected: /^competitors\.0\.domain: /,
  },
  { name: "a missing id", fields: { id: undefined }, expected: "id: is required" },
  { name: "a number as id", fields: { id: 7 }, expected: /^id: / },
  { name: "an empty id", fields: { id: "" }, expected: /^id: / },
  { name: "an id of 201 characters", fields: { id: "x".repeat(201) }, expected: /^id: / },
  { name: "an id with a slash", fields: { id: "a/b" }, expected: /^id: / },
  { name: "an id that ends in a line feed", fields: { id: "acme\n" }, expected: /^id: / },
  { name: "a missing name", fields: { name: undefined }, expected: "name: is required" },
  { name: "a blank name", fields: { name: "   " }, expected: /^name: / },
  { name: "a name of 201 characters", fields: { name: "n".repeat(201) }, expected: /^name: / },
  { name: "U+0000 in the name", fields: { name: "Ac\u0000me" }, expected: /^name: .*control characters/ },
  { name: "a line feed in the name", fields: { name: "Acme\n" }, expected: /^name: .*control characters/ },
  { name: "half a surrogate pair", fields: { aliases: ["\ud800"] }, expected: /^aliases\.0: / },
  { name: "no domains", fields: { domains: [] }, expected: /^domains: / },
  { name: "a string in place of domains", fields: { domains: "acme.test" }, expected: "domains: must be an array" },
  {
    name: "101 domains",
    fields: { domains: Array.from({ length: 101 }, (_, i) => `d${i}.com`) },
    expected: /^domains: /,
  },
  {
    name: "a bad domain, by its index",
    fields: { domains: ["acme.test", "foo"] },
    expected: 'domains.1: "foo" is not a valid domain',
  },
  {
    name: "101 aliases",
    fields: { aliases: Array.from({ length: 101 }, (_, i) => `Alias ${i}`) },
    expected: /^aliases: /,
  },
  { name: "an alias that is no string", fields: { aliases: [null] }, expected: /^aliases\.0: / },
  {
    name: "a competitor without a name",
    fields: { competitors: [{ domains: ["a.com"] }] },
    expected: "competitors.0.name: is required",
  },
  {
    name: "a competitor's bad domain",
    fields: { competitors: ["A", { name: "B", domains: ["localhost"] }] },
    expected: /^competitors\.1\.domains\.0: /,
  },
  {
    name: "a competitor that claims the brand's domain",
    fields: { competitors: [{ name: "B", domains: ["www.acme.test"] }] },
    expected: /^competitors\.0\.domains: /,
  },
  {
    name: "501 prompts",
    fields: { prompts: Array.from({ length: 501 }, (_, i) => `prompt ${i}`) },
    expected: /^prompts: /,
  },
  { name: "a prompt of 501 characters", fields: { prompts: ["p".repeat(501)] }, expected: /^prompts\.0: / },
  { name: "an empty prompt", fields: { prompts: [{ tags: ["a"] }] }, expected: /^prompts\.0\.prompt: / },
  {
    name: "eleven tags",
    fields: { prompts: [{ prompt: "p", tags: [..."abcdefghijk"] }] },
    expected: /^prompts\.0\.tags: /,
  },
  {
    name: "several faults at once",
    fields: { domains: ["acme.test", "foo"], name: undefined, aliases: [""] },
    expected: /(?=.*domains\.1: "foo" is not a valid domain)(?=.*name: is required)(?=.*aliases\.0: )/,
  },
];

const BODIES: readonly { name: string; raw: string; expected: string | RegExp }[] = [
  { name: "half a JSON text", raw: '{"id": "acme"', expected: "Request body must be valid JSON" },
  { name: "no JSON at all", raw: "id=acme", expected: "Request body must be valid JSON" },
  { name: "an empty body", raw: "", expected: "Request body must be valid JSON" },
  { name: "an array", raw: "[]", expected: /^body: / },
  { name: "null", raw: "null", expected: /^body: / },
  { name: "a string", raw: '"acme"', expected: /^body: / },
];

for (const door of DOORS)
  test.describe(`POST /brands at ${door.name} refuses`, () => {
    for (const { name, fields, expected } of REJECTIONS)
      test(name, async () => {
        expectError(await call("POST", `${door.url()}/brands`, { json: newBrand(fields) }), "validation", expected);
      });

    for (const { name, raw, expected } of BODIES)
      test(`${name} as the body`, async () => {
        expectError(await call("POST", `${door.url()}/brands`, { raw }), "validation", expected);
      });

    test("__proto__ as a field", async () => {
      const raw = JSON.stringify(newBrand()).replace("{", '{"__proto__": {"enabled": false}, ');
      expectError(await call("POST", `${door.url()}/brands`, { raw }), "validation");
    });
  });

test("nothing of a refused brand exists", async () => {
  const url = `${DOORS[0]?.url()}/brands`;
  const refused = newBrand({ prompts: ["good prompt", ""] });
  expectError(await call("POST", url, { json: refused }), "validation");
  expectError(await call("GET", `${url}/${refused.id}`), "notFound");
});
