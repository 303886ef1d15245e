import { expect, test } from "vitest";
import { readRivals } from "./rivals";

test("a line for each brand, nearest first", () => {
  expect(readRivals("lux.com: sol.fr nox.com\n\nnox.com: lux.com\ncourt.gov:\n")).toEqual({
    rivals: { "lux.com": ["sol.fr", "nox.com"], "nox.com": ["lux.com"], "court.gov": [] },
    faults: [],
  });
});

test.each([
  ["lux.com sol.fr", "line 1: must be a domain, a colon and others: lux.com sol.fr"],
  ["lux.com: sol.fr  nox.com", "line 1: must be a domain, a colon and others: lux.com: sol.fr  nox.com"],
  ["lux.com: sol.fr\nlux.com: nox.com", "line 2: there is a line for lux.com already"],
  ["lux.com: sol.fr sol.fr", "line 1: a rival of lux.com stands twice, or is itself"],
  ["lux.com: lux.com", "line 1: a rival of lux.com stands twice, or is itself"],
])("%j is a fault", (text, fault) => {
  expect(readRivals(text).faults).toEqual([fault]);
});
