import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { madeKnowledge } from "../../testing/made-knowledge";
import { readMade } from "../../testing/made-page";
import { claimsOf } from "../findings";
import { place } from "./place";
import schemaTypes from "./schema-types.json" with { type: "json" };

const atlas = loadAtlas();

test("every type leads to a market of the atlas", () => {
  expect(Object.values(schemaTypes).filter((id) => atlas.category(id) === undefined)).toEqual([]);
});

test("a page of few words is placed by what its structured data calls the business", () => {
  const placed = (type: string) => {
    const data = {
      "@context": "https://schema.org",
      "@type": type,
      name: "Ponte Sgarbato",
      telephone: "+39 0532 001447",
    };
    const page = readMade(
      `<title>Ponte Sgarbato</title><script type="application/ld+json">${JSON.stringify(data)}</script><p>Trattoria, dal 1978.`,
    );
    const findings = place(madeFindings("pontesgarbato.it", { pages: [page] }), madeKnowledge(atlas));
    return claimsOf(findings, "market").find(({ purpose }) => purpose === "both" || purpose === "placement")?.value;
  };
  expect(placed("Restaurant")).toBe("independent-restaurants");
  expect(placed("Organization")).toBeUndefined();
});
