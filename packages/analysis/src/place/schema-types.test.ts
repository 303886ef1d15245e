import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { madeKnowledge } from "../../testing/made-knowledge";
import { readMade } from "../../testing/made-page";
import { claimsOf } from "../findings";
import { place } from "./place";
import schemaTypes from "./schema-types.json" with { type: "json" };
import { tellingTexts } from "./texts";

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

test("types that are no trade's are no text: a page may have thousands", () => {
  const nodes = ["WebSite", ...Array.from({ length: 200 }, (_, at) => `Made${at}`), "Dentist"];
  const data = nodes.map((type) => ({ "@context": "https://schema.org", "@type": type, name: "Acme" }));
  const page = readMade(`<title>Acme</title><script type="application/ld+json">${JSON.stringify(data)}</script>`);
  const { request } = madeFindings("acme.com");
  expect(tellingTexts(request.website, [page]).flatMap(({ trade }) => trade ?? [])).toEqual(["dentists"]);
  expect(tellingTexts(request.website, [page]).length).toBeLessThan(12);
});
