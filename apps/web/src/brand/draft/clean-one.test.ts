import { createContract } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { cleanAlias, cleanCompetitor, cleanDomain, cleanPrompt, cleanTag } from "./clean-one";

const contract = createContract();

describe("a line is held to the contract's rule and cleaned by it", () => {
  test.each([
    { name: "domain", cleaned: cleanDomain(contract, "https://www.Acme.com/x"), value: "acme.com" },
    { name: "alias", cleaned: cleanAlias("  Acme  "), value: "Acme" },
    { name: "tag", cleaned: cleanTag("Running Shoes"), value: "running-shoes" },
    {
      name: "competitor",
      cleaned: cleanCompetitor(contract, { name: " Beta ", domains: ["www.beta.com"], aliases: ["beta", "B"] }),
      value: { name: "Beta", domains: ["beta.com"], aliases: ["B"] },
    },
    {
      name: "prompt",
      cleaned: cleanPrompt({ prompt: " best shoes ", tags: ["Shoes"] }),
      value: { prompt: "best shoes", tags: ["shoes"] },
    },
  ])("$name", ({ cleaned, value }) => expect(cleaned).toEqual({ value }));

  test.each([
    { name: "domain", cleaned: cleanDomain(contract, "foo"), path: "" },
    { name: "alias", cleaned: cleanAlias(" "), path: "" },
    { name: "tag", cleaned: cleanTag("!"), path: "tags.0" },
    { name: "competitor", cleaned: cleanCompetitor(contract, { name: "", domains: [], aliases: [] }), path: "name" },
    {
      name: "competitor's domain",
      cleaned: cleanCompetitor(contract, { name: "Beta", domains: ["beta.com", "beta"], aliases: [] }),
      path: "domains.1",
    },
    { name: "prompt", cleaned: cleanPrompt({ prompt: "", tags: [] }), path: "prompt" },
  ])("$name that is refused says where", ({ cleaned, path }) => {
    expect(cleaned.faults?.map((fault) => fault.path)).toEqual([path]);
  });
});
