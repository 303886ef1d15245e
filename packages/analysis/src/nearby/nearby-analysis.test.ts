import { describe, expect, test } from "vitest";
import { type MadeOverpass, madeElement, makeOverpass } from "../../testing/made-overpass";
import { madeRequest, madeWorld, makeSite } from "../../testing/made-site";
import { sharedEngine } from "../../testing/shared-engine";
import { type Analysis, createAnalyzer } from "../analyze";
import { createFetching } from "../fetch";
import { createOverpass } from "./overpass";

const HOST = "headingley-smiles.co.uk";
const page = (title: string, body: string, place: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main><footer>© 2026 ${place}</footer></body></html>`;
const TREATMENTS =
  "<h1>Your local dentist in Leeds</h1><h2>Dental check-ups and hygienist</h2><h2>Dental implants</h2><h2>Teeth whitening</h2><p>Our dental practice has looked after smiles in Headingley since 1998. Book a check-up, a filling or emergency dental care with a family dentist.</p>";
const DENTIST = page(
  "Headingley Smiles | Dentist in Leeds",
  TREATMENTS,
  "Headingley Smiles Ltd, 12 Otley Road, Leeds LS6 3AA, United Kingdom. Tel 0113 496 0000",
);
const NOWHERE = page("Headingley Smiles | Family dentist", TREATMENTS.replace(" in Leeds", ""), "Headingley Smiles");
const SOFTWARE = page(
  "Frontdeskly – hotel software",
  "<h1>Property management system for hotels</h1><h2>Channel manager</h2><h2>Booking engine</h2><p>Hotel software with a channel manager and a booking engine for independent hotels.</p>",
  "Frontdeskly Ltd, 12 Otley Road, Leeds LS6 3AA, United Kingdom",
);
/** As a company that the atlas lists would write of its place in Leeds. */
const KNOWN = DENTIST.replaceAll("Headingley Smiles", "mydentist");

const NEIGHBOURS = [
  madeElement(1, { name: "Headingley Smiles", website: `https://www.${HOST}/` }),
  madeElement(
    2,
    { name: "Hyde Park Dental", website: "https://www.hydeparkdental.co.uk/" },
    { lat: 53.82, lon: -1.57 },
  ),
  madeElement(
    3,
    { name: "Meanwood Dental Care", "contact:website": "meanwooddental.co.uk" },
    { lat: 53.83, lon: -1.56 },
  ),
  madeElement(
    4,
    { name: "Kirkstall Dental Studio", url: "http://kirkstalldental.com/contact" },
    { lat: 53.81, lon: -1.6 },
  ),
  madeElement(5, { name: "Dentist without a site" }),
];

/** Analyses a made site, with a map if there is one. */
async function analyze(
  html: string,
  overpass?: MadeOverpass,
  { website = HOST, maxCompetitors = 20 } = {},
): Promise<Analysis & { requests: string[] }> {
  await using site = await makeSite((request, response) => {
    if (request.url === "/") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    else response.writeHead(404).end();
  });
  const world = madeWorld({ [website]: site });
  // Longer than it takes on the slowest of days.
  const nearby = overpass === undefined ? undefined : createOverpass(world, overpass.address, { milliseconds: 60_000 });
  const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine(), nearby);
  try {
    const analysis = await analyzer.analyze(madeRequest(world, { website, maxCompetitors, maxPrompts: 5 }));
    return { ...analysis, requests: site.requests };
  } finally {
    await analyzer.close();
  }
}

const evidenceOf = ({ evidence }: Analysis) => evidence.filter(({ field }) => field === "competitors");
const answerOf = ({ result, evidence, placement, problem }: Analysis) => ({ result, evidence, placement, problem });

describe("a dentist in Leeds", () => {
  test("gets its neighbours, then the atlas's, each with its source", async () => {
    await using overpass = await makeOverpass(NEIGHBOURS);
    const analysis = await analyze(DENTIST, overpass);
    const without = await analyze(DENTIST);
    const neighbours = ["Hyde Park Dental", "Meanwood Dental Care", "Kirkstall Dental Studio"];
    const names = analysis.result.competitors.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(neighbours);
    expect(names.slice(3)).toEqual(without.result.competitors.map(({ name }) => name).slice(0, names.length - 3));
    expect(names.length).toBeGreaterThan(3);
    expect(analysis.result.competitors.slice(0, 3).map(({ domains }) => domains)).toEqual([
      ["hydeparkdental.co.uk"],
      ["meanwooddental.co.uk"],
      ["kirkstalldental.com"],
    ]);
    expect(evidenceOf(analysis).slice(0, 3)).toEqual(
      neighbours.map((value, index) => ({
        field: "competitors",
        value,
        reason: "OpenStreetMap lists it as a dentist in Leeds (© OpenStreetMap contributors)",
        quote: null,
        url: `https://www.openstreetmap.org/node/${index + 2}`,
        group: "direct",
      })),
    );
  });

  test("is not told to the map: it hears of a kind of place, a town and a country", async () => {
    await using overpass = await makeOverpass(NEIGHBOURS);
    await analyze(DENTIST, overpass);
    expect(overpass.asked).toHaveLength(1);
    const heard = JSON.stringify(overpass.asked).toLowerCase();
    expect(heard).toContain("dentist");
    expect(heard).toContain("leeds");
    for (const own of ["headingley", "smiles", HOST, "otley"]) expect(heard).not.toContain(own);
    // Nobody's robots.txt is asked for, and none of the neighbours is visited.
    expect(overpass.site.requests).toEqual([`POST ${overpass.address.host} /api/interpreter`]);
  });

  test.each<[string, MadeOverpass["answer"]]>([
    ["fails", (response) => void response.writeHead(504).end()],
    ["is not there", (response) => void response.destroy()],
    ["knows nobody there", (response) => void response.end('{"elements":[]}')],
  ])("is answered as without a map when that %s", async (_, answer) => {
    await using overpass = await makeOverpass();
    overpass.answer = answer;
    expect(answerOf(await analyze(DENTIST, overpass))).toEqual(answerOf(await analyze(DENTIST)));
    expect(overpass.asked).toHaveLength(1);
  });
});

describe("a map is not asked", () => {
  test.each([
    ["about a business of which nothing tells the town", NOWHERE, {}],
    ["about one whose buyers look everywhere", SOFTWARE, { website: "frontdeskly.com" }],
    ["about a brand of the atlas", KNOWN, { website: "mydentist.co.uk" }],
    ["when no competitors are wanted", DENTIST, { maxCompetitors: 0 }],
  ])("%s", async (_, html, options) => {
    await using overpass = await makeOverpass(NEIGHBOURS);
    await analyze(html, overpass, options);
    expect(overpass.site.connections()).toBe(0);
  });
});
