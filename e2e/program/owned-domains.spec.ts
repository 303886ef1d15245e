import { explainedResult } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";

/** Each domain that an analysis says is the brand's, with the reasons that it gives. */
async function proofs(website: string): Promise<Record<string, string[]>> {
  const answer = await call("POST", `${product.apiUrl}/tools/analyze?explain=true`, { json: { website } });
  expect(answer.status, answer.text).toBe(200);
  const { additionalDomains, evidence } = explainedResult.parse(answer.body);
  return Object.fromEntries(
    additionalDomains.map((domain) => [
      domain,
      evidence
        .filter(({ field, value }) => field === "additionalDomains" && value === domain)
        .map(({ reason }) => reason),
    ]),
  );
}

test("a brand under many names: its own with the proof of each, and no look-alike, parked or dead one", async () => {
  expect(await proofs("brightwater.test")).toEqual({
    "brightwater.example": ["redirects to brightwater.test"],
    "brightwater.invalid": ["redirects to brightwater.test"],
    "brightwater.lan": ["brightwater.lan is a mirror: its canonical address is brightwater.test"],
    "brightwater.de": ["hreflang de-DE on the home page"],
    "brightwater.intranet": ["linked on the home page, and links back to brightwater.test"],
    "brightwater.dev": ["named as Contact in security.txt"],
    "brightwater-imports.com": ["mail address in the imprint"],
    "brightwater.at": ["sitemap named in robots.txt"],
    "brightwater.be": ["address in the sitemap"],
  });
});

test("the same, whichever of its names is asked for", async () => {
  expect(Object.keys(await proofs("brightwater.example"))).toEqual(
    expect.arrayContaining(["brightwater.test", "brightwater.invalid", "brightwater.lan", "brightwater.de"]),
  );
});

test("a site that sends its visitors to be asked for consent does not own the asker", async () => {
  expect(await proofs("harbour-lights.test")).toEqual({});
});
