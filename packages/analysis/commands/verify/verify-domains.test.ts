import type { BrandEntry, Verified } from "@marque/atlas/data-files";
import { makeBrand } from "@marque/atlas/testing";
import { expect, test } from "vitest";
import { createFetching } from "../../src/fetch";
import { madeWorld, makeSite } from "../../testing/made-site";
import { isOffline } from "./is-offline";
import { reportOf } from "./report";
import { shardOf } from "./shard";
import { START_EVERY_MILLISECONDS, type Verification, verifyDomains } from "./verify-domains";

const TODAY = "2026-11-22";

/** What the made hosts answer: a page, `→ URL` for a redirect there, or a status. */
const HOSTS: Readonly<Record<string, string | number>> = {
  "lux.com": "<title>Lux – lamps for every room</title><h1>Lamps by Lux</h1><p>Since 1920.</p>",
  "lux.de": "→ https://lux.com/",
  "nox.com": "→ https://sol.fr/",
  "sol.fr": "<title>Sol</title><h1>Sol</h1><p>Lamps from the south.</p>",
  "moved.com": "→ https://elsewhere-lamps.com/",
  "elsewhere-lamps.com": "<title>Moved</title><p>Moved is here now.</p>",
  "sold.com": "<title>sold.com</title><h1>This domain is for sale</h1>",
  "walled.com": 403,
  "broken.com": 500,
  "strange.com": "<title>Casino bonus</title><p>Play here.</p>",
};

async function verify(brands: readonly BrandEntry[], earlier: Verified = {}) {
  await using site = await makeSite((request, response) => {
    const answer = HOSTS[request.headers.host?.replace(/:\d+$/, "").replace(/^www\./, "") ?? ""] ?? 404;
    if (typeof answer === "number") response.writeHead(answer).end();
    else if (answer.startsWith("→ ")) response.writeHead(301, { location: answer.slice(2) }).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer);
  });
  const world = madeWorld(Object.fromEntries(Object.keys(HOSTS).map((host) => [host, site])));
  const fetching = createFetching(world);
  const found: Verification[] = [];
  const pauses: number[] = [];
  try {
    await verifyDomains(
      brands.flatMap((brand) => brand.domains.map((domain) => ({ domain, brand }))),
      {
        world,
        fetching,
        earlier,
        today: TODAY,
        pause: async (milliseconds) => {
          pauses.push(milliseconds);
        },
        onFound: (each) => found.push(each),
      },
    );
  } finally {
    await fetching.close();
  }
  return { found, pauses };
}

const lux = makeBrand("Lux", "lux.com", { domains: ["lux.com", "lux.de"] });

test.each<[string, BrandEntry, Verified, object]>([
  ["its own page", lux, {}, { verdict: "ok" }],
  [
    "a redirect to a domain of nobody",
    makeBrand("Moved", "moved.com"),
    {},
    { verdict: "moved", to: "elsewhere-lamps.com" },
  ],
  ["an offer of the name", makeBrand("Sold", "sold.com"), {}, { verdict: "parked" }],
  ["a refusal", makeBrand("Walled", "walled.com"), {}, { verdict: "blocked" }],
  ["a page that doesn't name the brand", makeBrand("Strange", "strange.com"), {}, { verdict: "nameless" }],
  ["a broken server", makeBrand("Broken", "broken.com"), {}, { verdict: "unanswered" }],
  ["no such host", makeBrand("Gone", "gone-lamps.com"), {}, { verdict: "unanswered" }],
  [
    "no such host, for the second time that day",
    makeBrand("Gone", "gone-lamps.com"),
    { "gone-lamps.com": { verdict: "unanswered", date: TODAY } },
    { verdict: "unanswered" },
  ],
  [
    "no such host, as on an earlier day",
    makeBrand("Gone", "gone-lamps.com"),
    { "gone-lamps.com": { verdict: "unanswered", date: "2026-11-21" } },
    { verdict: "dead" },
  ],
])("of %s the verdict is told", async (_, brand, earlier, record) => {
  const { found } = await verify([brand], earlier);
  expect(found[0]?.record).toEqual({ ...record, date: TODAY });
});

test("each of a brand's domains is looked at, two a second", async () => {
  const { found, pauses } = await verify([lux]);
  expect(found.map(({ domain, record }) => [domain, record.verdict]).sort()).toEqual([
    ["lux.com", "ok"],
    ["lux.de", "ok"],
  ]);
  expect(pauses).toEqual([START_EVERY_MILLISECONDS, START_EVERY_MILLISECONDS]);
});

test("the report has lines to paste where the finding says what the line should be", async () => {
  const sol = makeBrand("Sol", "sol.fr");
  const brands = [
    makeBrand("Nox", "nox.com"),
    makeBrand("Moved", "moved.com"),
    makeBrand("Sold", "sold.com"),
    makeBrand("Strange", "strange.com"),
  ];
  const { found } = await verify(brands);
  const report = reportOf("shard 1/1", found, (domain) =>
    [sol, ...brands].find((each) => each.domains.includes(domain)),
  );
  expect(report).toContain("4 looked at: 0 ok, 2 moved, 1 parked, 0 dead, 1 nameless, 0 blocked, 0 unanswered.");
  expect(report).toContain(
    "- {name: Nox, domains: [nox.com], country: US, reach: global, status: merged, successor: sol.fr}",
  );
  expect(report).toContain("- {name: Moved, domains: [elsewhere-lamps.com, moved.com], country: US, reach: global}");
  expect(report).toContain("- {name: Sold, domains: [sold.com], country: US, reach: global, status: retired}");
  expect(report).not.toContain("{name: Strange");
});

test("a run in which most domains are silent tells of the connection, not of the sites", async () => {
  const gone = [makeBrand("Gone", "gone-lamps.com"), makeBrand("Away", "away-lamps.com")];
  expect(isOffline((await verify([...gone, makeBrand("Sol", "sol.fr")])).found)).toBe(true);
  expect(isOffline((await verify([...gone, lux])).found)).toBe(false);
});

test.each<[string, number[] | undefined]>([
  ["1/1", [1, 2, 3, 4, 5]],
  ["2/3", [2, 5]],
  ["3/3", [3]],
  ["4/3", undefined],
  ["0/3", undefined],
  ["3", undefined],
])("the shard %s is every so many from there on", (shard, part) => {
  expect(shardOf([1, 2, 3, 4, 5], shard)).toEqual(part);
});
