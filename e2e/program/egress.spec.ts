import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { type FileOfCases, NOT_FOLLOWED, REFUSED, readCases } from "./egress-cases";
import { expectError } from "./expect-error";
import { type Inside, listenInside, visit } from "./inside";
import { smallAnalysis } from "./operations";

// One process: the ports of the web are there only once.
test.describe.configure({ mode: "default" });

let inside: Inside;
test.beforeAll(async () => {
  inside = await listenInside();
});
test.afterAll(() => inside.stop());
test.afterEach(() => {
  inside.visits.length = 0;
});

const analyze = (website: string) =>
  call("POST", `${product.apiUrl}/tools/analyze`, { json: smallAnalysis({ website }) });

async function expectRefused(website: string): Promise<void> {
  expectError(await analyze(website), "validation", "website must be a valid domain or http(s) URL");
  expect(inside.visits).toEqual([]);
}

/** @param by how the made site leads there: it redirects unless told otherwise. */
async function expectNotFollowed(to: string, by = "redirect"): Promise<void> {
  const query = new URLSearchParams({ to, by });
  const answer = await analyze(`http://private-redirect.test/?${query}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ website: "private-redirect.test", additionalDomains: [] });
  expect(inside.visits).toEqual([]);
}

test("somebody who comes is noticed", async () => {
  await visit(inside.somewhere);
  expect(inside.visits).toEqual([`${inside.somewhere.address}:${inside.somewhere.port}`]);
});

for (const [kind, websites] of Object.entries(REFUSED))
  for (const website of websites)
    test(`${kind} is refused as a website: ${JSON.stringify(website)}`, () => expectRefused(website));

for (const to of NOT_FOLLOWED) {
  test(`a site redirects, and nobody follows, to ${JSON.stringify(to)}`, () => expectNotFollowed(to));
  test(`a page moves on by itself, and nobody follows, to ${JSON.stringify(to)}`, () =>
    expectNotFollowed(to, "refresh"));
  test(`a page links everything, and nobody follows, to ${JSON.stringify(to)}`, () => expectNotFollowed(to, "links"));
}

test("a second redirect is no more trusted than the first", async () => {
  const last = new URLSearchParams({ to: "http://127.0.0.1/" });
  await expectNotFollowed(`http://private-redirect.test/?${last}`);
});

const file = process.env.EGRESS_CASES ?? "";
const { refused, notFollowed }: FileOfCases = file === "" ? { refused: [], notFollowed: [] } : readCases(file);
for (const [index, website] of refused.entries())
  test(`case ${index + 1} of the file is refused: ${JSON.stringify(website.slice(0, 80))}`, () =>
    expectRefused(website));
for (const [index, to] of notFollowed.entries())
  test(`way ${index + 1} of the file is not followed: ${JSON.stringify(to.slice(0, 80))}`, () => expectNotFollowed(to));
