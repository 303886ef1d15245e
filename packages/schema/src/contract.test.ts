import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analysisInput } from "./analysis";
import { brandChanges, brandCreate } from "./brand";
import { describeFaults, faults } from "./fault";
import { toKebabCase } from "./tag";
import { tokenCreate } from "./token";

const refusal = (
  schema: { safeParse(value: unknown): { success: boolean; error?: import("zod").ZodError | undefined } },
  value: unknown,
) => {
  const parsed = schema.safeParse(value);
  return parsed.success || parsed.error === undefined ? null : describeFaults(faults(parsed.error));
};

describe("analysisInput", () => {
  test("fills in the defaults, and a blank name counts as omitted", () => {
    expect(analysisInput.parse({ website: "acme.com", brandName: "  " })).toMatchObject({
      maxCompetitors: 20,
      maxPrompts: 30,
    });
    expect(analysisInput.parse({ website: "acme.com", brandName: "  " }).brandName).toBeUndefined();
    expect(analysisInput.parse({ website: "acme.com", brandName: " Acme " }).brandName).toBe("Acme");
    expect(analysisInput.parse({ website: "acme.com", maxCompetitors: 0, maxPrompts: 100 })).toMatchObject({
      maxCompetitors: 0,
      maxPrompts: 100,
    });
  });
  const invalid: [unknown, string][] = [
    [{}, "website: is required"],
    [{ website: null }, "website: must be a string"],
    [{ website: "" }, "website must be a valid domain or http(s) URL"],
    [{ website: "http://127.0.0.1" }, "website must be a valid domain or http(s) URL"],
    [{ website: "acme.com", maxPrompts: 101 }, "maxPrompts: must be between 0 and 100"],
    [{ website: "acme.com", maxPrompts: -1 }, "maxPrompts: must be between 0 and 100"],
    [{ website: "acme.com", maxCompetitors: 1.5 }, "maxCompetitors: must be a whole number"],
    [{ website: "acme.com", maxCompetitors: "5" }, "maxCompetitors: must be a number"],
    [{ website: "acme.com", maxCompetitors: null }, "maxCompetitors: must be a number"],
    [{ website: "acme.com", brandName: 5 }, "brandName: must be a string"],
    [{ website: "acme.com", brandName: "a".repeat(201) }, "brandName: must be at most 200 characters"],
    [{ website: "acme.com", site: "x" }, "site: is not a known field"],
    [
      { website: "x", maxPrompts: 200 },
      "website must be a valid domain or http(s) URL; maxPrompts: must be between 0 and 100",
    ],
  ];
  test.each(invalid)("%j: %s", (value, message) => {
    expect(refusal(analysisInput, value)).toBe(message);
  });
});

describe("brandCreate", () => {
  test("what it made can be sent again and comes out the same", () => {
    const name = fc.stringMatching(/^[A-Za-zÄé][A-Za-z0-9 Äé]{0,30}$/);
    const competitor = fc.oneof(name, fc.record({ name, domains: fc.array(fc.domain(), { maxLength: 3 }) }));
    const input = fc.record({
      id: fc.stringMatching(/^[A-Za-z0-9._~:@-]{1,30}$/),
      name,
      domains: fc.array(fc.domain(), { minLength: 1, maxLength: 4 }),
      aliases: fc.array(name, { maxLength: 4 }),
      competitors: fc.array(competitor, { maxLength: 4 }),
      prompts: fc.array(fc.oneof(name, fc.record({ prompt: name, tags: fc.array(name, { maxLength: 3 }) })), {
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(input, (value) => {
        const once = brandCreate.safeParse(value);
        fc.pre(once.success);
        expect(brandCreate.parse(once.data)).toEqual(once.data);
      }),
    );
  });
  test("never throws, whatever it is given", () => {
    fc.assert(fc.property(fc.anything(), (value) => void refusal(brandCreate, value)));
    fc.assert(fc.property(fc.json(), (value) => void refusal(brandCreate, JSON.parse(value))));
  });
  test("an analysis' own competitors and prompts can be sent as they are", () => {
    const made = brandCreate.parse({
      id: "a",
      name: "Acme",
      domains: ["acme.com"],
      competitors: [{ name: "Rival", domains: ["rival.com"], aliases: ["R"] }],
      prompts: [{ prompt: "best rockets", tags: ["rockets"] }],
    });
    expect(made.prompts).toEqual([{ prompt: "best rockets", tags: ["rockets"], enabled: true }]);
    expect(made.competitors).toEqual([{ name: "Rival", domains: ["rival.com"], aliases: ["R"] }]);
  });
});

test("brandChanges wants at least one field, and refuses an id", () => {
  expect(refusal(brandChanges, {})).toBe("body: must change at least one field");
  expect(refusal(brandChanges, { id: "x", name: "y" })).toBe("id: is not a known field");
  expect(brandChanges.parse({ enabled: false })).toEqual({ enabled: false });
});

test("tags become kebab-case and stay so", () => {
  expect(["Running Shoes", " trail_running ", "Kid's", "Größe XL!", "--a--", "日本 語"].map(toKebabCase)).toEqual([
    "running-shoes",
    "trail-running",
    "kids",
    "größe-xl",
    "a",
    "日本-語",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      expect(toKebabCase(toKebabCase(value))).toBe(toKebabCase(value));
    }),
  );
});

test("tokenCreate names what a scope may be", () => {
  expect(refusal(tokenCreate, { name: "ci", scopes: ["write"] })).toBe(
    "scopes.0: must be one of brands:read, brands:write, analyze",
  );
  expect(refusal(tokenCreate, { name: "ci", scopes: [] })).toBe("scopes: choose at least one");
});
