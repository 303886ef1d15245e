import { expect, test } from "vitest";
import { brandChanges, brandCreate } from "./contract";
import { refusal } from "./testing/refusal";

const fits = { id: "acme", name: "Acme", domains: ["acme.com"] };
const CONTROL = "must not contain control characters";
const many = (count: number, prefix: string, suffix = "") =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}${suffix}`);

const REFUSED: readonly [name: string, value: unknown, message: string][] = [
  ["nothing at all", {}, "id: is required; name: is required; domains: is required"],
  ["an array", [], "body: must be an object"],
  ["null", null, "body: must be an object"],
  ["a string", "acme", "body: must be an object"],
  ["an unknown field", { ...fits, competitor: ["x"] }, "competitor: is not a known field"],
  [
    "an unknown field inside",
    { ...fits, competitors: [{ name: "a", domain: "a.com" }] },
    "competitors.0.domain: is not a known field",
  ],
  ["a missing id", { ...fits, id: undefined }, "id: is required"],
  ["a number as id", { ...fits, id: 5 }, "id: must be a string"],
  ["an empty id", { ...fits, id: "" }, "id: must not be empty"],
  ["an id of 201 characters", { ...fits, id: "a".repeat(201) }, "id: must be at most 200 characters"],
  ["an id with a slash", { ...fits, id: "a/b" }, "id: may hold only A-Z a-z 0-9 . _ ~ : @ -"],
  ["an id with a space", { ...fits, id: "a b" }, "id: may hold only A-Z a-z 0-9 . _ ~ : @ -"],
  ["an id that ends in a line feed", { ...fits, id: "acme\n" }, "id: may hold only A-Z a-z 0-9 . _ ~ : @ -"],
  ["the id .", { ...fits, id: "." }, 'id: must not be "." or ".."'],
  ["the id ..", { ...fits, id: ".." }, 'id: must not be "." or ".."'],
  ["a missing name", { ...fits, name: undefined }, "name: is required"],
  ["a blank name", { ...fits, name: "  " }, "name: must not be empty"],
  ["a name of 201 characters", { ...fits, name: "a".repeat(201) }, "name: must be at most 200 characters"],
  ["U+0000 in the name", { ...fits, name: "a\u0000b" }, `name: ${CONTROL}`],
  ["a line feed in the name", { ...fits, name: "Acme\n" }, `name: ${CONTROL}`],
  ["a line feed in a prompt", { ...fits, prompts: ["a\nb"] }, `prompts.0: ${CONTROL}`],
  ["half a surrogate pair", { ...fits, aliases: ["\ud800"] }, `aliases.0: ${CONTROL}`],
  ["no domains", { ...fits, domains: [] }, "domains: must have at least 1 entry"],
  ["a string in place of domains", { ...fits, domains: "acme.com" }, "domains: must be an array"],
  ["101 domains", { ...fits, domains: many(101, "d", ".com") }, "domains: must have at most 100 entries"],
  ["a bad domain, by its index", { ...fits, domains: ["acme.com", "foo"] }, 'domains.1: "foo" is not a valid domain'],
  ["101 aliases", { ...fits, aliases: many(101, "a") }, "aliases: must have at most 100 entries"],
  ["an alias that is no string", { ...fits, aliases: [null] }, "aliases.0: must be a string"],
  ["101 competitors", { ...fits, competitors: many(101, "c") }, "competitors: must have at most 100 entries"],
  [
    "a competitor without a name",
    { ...fits, competitors: [{ domains: ["a.com"] }] },
    "competitors.0.name: is required",
  ],
  [
    "a competitor with a blank name",
    { ...fits, competitors: [{ name: " " }] },
    "competitors.0.name: must not be empty",
  ],
  [
    "a competitor's name of 201 characters",
    { ...fits, competitors: ["x".repeat(201)] },
    "competitors.0: must be at most 200 characters",
  ],
  [
    "a competitor's blank alias, beside a domain of the brand's",
    {
      ...fits,
      competitors: [
        { name: "B", aliases: [""] },
        { name: "C", domains: ["acme.com"] },
      ],
    },
    'competitors.0.aliases.0: must not be empty; competitors.1.domains: "acme.com" is a domain of the brand itself',
  ],
  [
    "a competitor's bad domain",
    { ...fits, competitors: ["A", { name: "B", domains: ["localhost"] }] },
    'competitors.1.domains.0: "localhost" is not a valid domain',
  ],
  [
    "a competitor with the brand's domain",
    { ...fits, competitors: ["x", { name: "y", domains: ["https://www.acme.com/"] }] },
    'competitors.1.domains: "acme.com" is a domain of the brand itself',
  ],
  ["501 prompts", { ...fits, prompts: many(501, "p") }, "prompts: must have at most 500 entries"],
  ["a prompt of 501 characters", { ...fits, prompts: ["p".repeat(501)] }, "prompts.0: must be at most 500 characters"],
  ["a prompt without text", { ...fits, prompts: [{ tags: ["a"] }] }, "prompts.0.prompt: is required"],
  [
    "eleven tags",
    { ...fits, prompts: [{ prompt: "p", tags: [..."abcdefghijk"] }] },
    "prompts.0.tags: must have at most 10 entries",
  ],
  [
    "a tag of signs",
    { ...fits, prompts: [{ prompt: "p", tags: ["!!"] }] },
    "prompts.0.tags.0: must contain a letter or a digit",
  ],
  [
    "a tag that is too long in lower case",
    { ...fits, prompts: [{ prompt: "p", tags: ["\u0130".repeat(26)] }] },
    "prompts.0.tags.0: must be at most 50 characters",
  ],
  [
    "101 domains of competitors of one name",
    {
      ...fits,
      competitors: [
        "B",
        { name: "c", domains: many(51, "d", ".com") },
        { name: "C", domains: many(50, "e", ".com"), aliases: many(99, "a") },
      ],
    },
    "competitors.1.domains: must have at most 100 entries, with those of the same name",
  ],
  [
    "101 aliases of competitors of one name",
    {
      ...fits,
      competitors: [
        { name: "c", aliases: many(51, "a") },
        { name: "C", aliases: many(50, "b") },
      ],
    },
    "competitors.0.aliases: must have at most 100 entries, with those of the same name",
  ],
  [
    "an id of a competitor that is no UUID",
    { ...fits, competitors: [{ id: "7", name: "B" }] },
    "competitors.0.id: must be a valid uuid",
  ],
  [
    "prompt and value at once",
    { ...fits, prompts: [{ prompt: "a", value: "b" }] },
    "prompts.0.value: must not stand beside prompt: send one of the two",
  ],
  [
    "several faults at once",
    { id: "x", domains: ["ok.com", "foo"], aliases: [""] },
    'name: is required; domains.1: "foo" is not a valid domain; aliases.0: must not be empty',
  ],
];

test.each(REFUSED)("a brand is refused for %s", (_, value, message) => {
  expect(refusal(brandCreate, value)).toBe(message);
});

const REFUSED_CHANGES: readonly [name: string, value: unknown, message: string][] = [
  ["a change of nothing", {}, "body: must change at least one field"],
  ["a change of the id", { id: "x", name: "y" }, "id: is not a known field"],
  ["a list as a change", [], "body: must be an object"],
];

test.each(REFUSED_CHANGES)("a brand is refused for %s", (_, value, message) => {
  expect(refusal(brandChanges, value)).toBe(message);
});
