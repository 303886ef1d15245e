import { privateHostsOf } from "@marque/schema";
import { expect, test } from "vitest";
import { understandCompetitor } from "./competitor";

test.each([
  ["Slite", "Slite", []],
  ["  Slite  ", "Slite", []],
  ["", "", []],
  ["Slite, slite.com", "Slite", ["slite.com"]],
  ["Slite,slite.com", "Slite", ["slite.com"]],
  ["Slite; slite.com; slite.io", "Slite", ["slite.com", "slite.io"]],
  ["Slite\tslite.com", "Slite", ["slite.com"]],
  ["slite.com, Slite", "Slite", ["slite.com"]],
  ["slite.com", "Slite", ["slite.com"]],
  ["Slite.com", "Slite", ["slite.com"]],
  ["https://www.slite.com/pricing", "Slite", ["slite.com"]],
  ["Slite https://slite.com", "Slite", ["slite.com"]],
  ["Slite (slite.com)", "Slite", ["slite.com"]],
  ["Slite – slite.com", "Slite", ["slite.com"]],
  ["Slite | https://slite.com/?ref=a", "Slite", ["slite.com"]],
  ["slite.com, www.slite.com", "Slite", ["slite.com"]],
  ["the-north-face.co.uk", "The North Face", ["the-north-face.co.uk"]],
  ["shop.slite.com", "Slite", ["shop.slite.com"]],
  ["münchen.de", "München", ["xn--mnchen-3ya.de"]],
  ["任天堂", "任天堂", []],
  ["任天堂, nintendo.co.jp", "任天堂", ["nintendo.co.jp"]],
  // A name that holds a domain among its words, or a comma, is a name.
  ["Amazon.com Services", "Amazon.com Services", []],
  ["Smith, Jones and Sons", "Smith, Jones and Sons", []],
  ["Dr. Martens", "Dr. Martens", []],
  ["A - B", "A - B", []],
  // What is no website by the contract's rule is left as written, for the contract to judge.
  ["co.uk", "co.uk", []],
  ["http://127.0.0.1", "http://127.0.0.1", []],
])("%j is %j with %j", (text, name, domains) => {
  expect(understandCompetitor(text)).toEqual({ name, domains });
});

test("the operator's private hosts are domains where they are named", () => {
  expect(understandCompetitor("Rival, rival.test")).toEqual({ name: "Rival, rival.test", domains: [] });
  expect(understandCompetitor("Rival, rival.test", privateHostsOf(["rival.test"]))).toEqual({
    name: "Rival",
    domains: ["rival.test"],
  });
});
