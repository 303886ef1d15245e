import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { listeningPlaces, NOT_FOLLOWED, readCases } from "./egress-cases";
import { expectError } from "./expect-error";
import { inParallel } from "./in-parallel";
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

/** Many at a time: what is looked at is who comes, and nobody may. */
const AT_A_TIME = 4;

const analyze = (website: string) =>
  call("POST", `${product.apiUrl}/tools/analyze`, { json: smallAnalysis({ website }) });

async function expectRefused(websites: readonly string[]): Promise<void> {
  await inParallel(websites, AT_A_TIME, async (website) => {
    const answer = await analyze(website);
    expect(answer.status, `${JSON.stringify(website)}: ${answer.text}`).toBe(400);
    expectError(answer, "validation", "website must be a valid domain or http(s) URL");
  });
  expect(inside.visits).toEqual([]);
}

/** @param by how the made site leads there: it redirects unless told otherwise. */
async function expectNotFollowed(places: readonly string[], by = "redirect"): Promise<void> {
  await inParallel(places, AT_A_TIME, async (to) => {
    const answer = await analyze(`http://private-redirect.test/?${new URLSearchParams({ to, by })}`);
    expect(answer.status, `${JSON.stringify(to)}: ${answer.text}`).toBe(200);
    expect(answer.body, to).toMatchObject({ website: "private-redirect.test", additionalDomains: [] });
  });
  expect(inside.visits).toEqual([]);
}

test("somebody who comes is noticed", async () => {
  await visit(inside.somewhere);
  expect(inside.visits).toEqual([`${inside.somewhere.address}:${inside.somewhere.port}`]);
});

test("a site redirects inside, and nobody follows", () => expectNotFollowed(NOT_FOLLOWED));
test("a page moves on inside by itself, and nobody follows", () => expectNotFollowed(NOT_FOLLOWED, "refresh"));
test("a page links everything inside, and nobody follows", () => expectNotFollowed(NOT_FOLLOWED, "links"));
test("a site redirects to where this machine listens, and nobody follows", () =>
  expectNotFollowed(listeningPlaces(inside.somewhere.port)));

test("a second redirect is no more trusted than the first", () =>
  expectNotFollowed([`http://private-redirect.test/?${new URLSearchParams({ to: "http://127.0.0.1/" })}`]));

const file = process.env.EGRESS_CASES ?? "";
if (file !== "") {
  const { refused, notFollowed } = readCases(file);
  test(`the ${refused.length} websites of the file are refused`, () => expectRefused(refused));
  test(`the ${notFollowed.length} ways of the file are not followed`, () => expectNotFollowed(notFollowed));
}
