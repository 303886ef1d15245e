import { describe, expect, test } from "vitest";
import { claimsOf } from "../../src/findings";
import { localityOf } from "../../src/locality";
import { locate } from "../../src/locate/locate";
import { findingsOf, labelsOf } from "./read-sites";

describe.each(["made", "blind"] as const)("%s sites are located, or not where nothing tells", (set) => {
  test.each(labelsOf(set))("$host: $language, $country, $town", (label) => {
    const found = locate(findingsOf(label));
    const { language, country, town } = localityOf(found);
    expect({ host: label.host, language, country, town }).toEqual(label);
    for (const field of ["language", "country", "town"] as const)
      expect(claimsOf(found, field).length > 0).toBe(label[field] !== null);
  });
});
