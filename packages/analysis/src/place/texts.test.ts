import { expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { readMade } from "../../testing/made-page";
import { tellingTexts } from "./texts";

const { request } = madeFindings("acme.com");
const textsOf = (html: string) =>
  tellingTexts(request.website, [readMade(html)])
    .map(({ text }) => text)
    .join(" | ");

test("an address to write to tells nothing: who has one at gmail.com sells no mail", () => {
  const told = textsOf("<title>Acme</title><p>Write to acme.bakery@gmail.com or call us.</p>");
  expect(told).toContain("Write to");
  expect(told).not.toMatch(/gmail|bakery/);
});

test("what an editor calls a page until somebody does is no title", () => {
  for (const title of ["Document", "Untitled", "untitled document"])
    expect(textsOf(`<title>${title}</title><p>Bread.</p>`)).not.toMatch(/document|untitled/i);
  expect(textsOf("<title>Document scanning</title><p>Paper.</p>")).toContain("Document scanning");
});
