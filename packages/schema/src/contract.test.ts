import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analysisInput, brandChanges, brandCreate, createContract } from "./contract";
import { privateHostsOf } from "./hostname";
import { toKebabCase } from "./kebab-case";
import { refusal } from "./testing/refusal";

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

test("items as a brand's lists show them can be sent back: a change knows their ids, a new brand gives its own", () => {
  const listed = {
    competitors: [{ id: "7b1f2c1e-2f52-4a7e-9d0b-0f3f6f1b2c3d", name: "B", domains: ["b.com"], aliases: [] }],
    prompts: [{ id: "0d9b9c54-44c1-4d3c-8f6f-1b2c3d4e5f60", prompt: "p", tags: ["t"], enabled: false }],
  };
  expect(brandChanges.parse(listed)).toEqual(listed);
  const made = brandCreate.parse({ id: "a", name: "A", domains: ["a.com"], ...listed });
  expect(made.competitors).toEqual([{ name: "B", domains: ["b.com"], aliases: [] }]);
  expect(made.prompts).toEqual([{ prompt: "p", tags: ["t"], enabled: false }]);
});

test("brandChanges takes any one field", () => {
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
  // The apostrophe goes, and what it kept apart is one letter: as it would be when sent again.
  expect(toKebabCase("e'\u0301")).toBe("\u00e9");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      expect(toKebabCase(toKebabCase(value))).toBe(toKebabCase(value));
    }),
  );
});

describe("private hosts", () => {
  const contract = createContract(privateHostsOf(["acme.test"]));
  const written = { id: "acme", name: "Acme", domains: ["http://www.acme.test/x"] };
  test("count as domains in the contract that is made with them, and in no other", () => {
    expect(contract.analysisInput.parse({ website: "acme.test" }).website.hostname).toBe("acme.test");
    expect(contract.brandCreate.parse(written).domains).toEqual(["acme.test"]);
    expect(refusal(contract.brandCreate, { ...written, domains: ["other.test"] })).toContain("is not a valid domain");
    expect(refusal(analysisInput, { website: "acme.test" })).toBe("website must be a valid domain or http(s) URL");
    expect(refusal(brandCreate, written)).toContain("is not a valid domain");
  });
  test("count as domains of competitors and in changes", () => {
    const competitors = [{ name: "Globex", domains: ["acme.test"] }];
    expect(contract.brandChanges.parse({ competitors }).competitors).toEqual([{ ...competitors[0], aliases: [] }]);
    expect(refusal(brandChanges, { competitors })).not.toBeNull();
  });
});
