import { describe, expect, test } from "vitest";
import { analyzeNetwork, type Network, type Pages } from "../testing/made-network";
import type { Analysis } from "./analyze";

const analyze = (network: Network, website = "brightwater.com") => analyzeNetwork(network, website);

const proofs = ({ evidence }: Pick<Analysis, "evidence">): Record<string, string[]> => {
  const all: Record<string, string[]> = {};
  for (const { field, value, reason } of evidence)
    if (field === "additionalDomains") all[value] = [...(all[value] ?? []), reason];
  return all;
};

const page = (head: string, body = "") =>
  `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Loose leaf tea</h1><p>Tea from small gardens.</p></main>${body}</body></html>`;
const HOME = page(
  '<title>Brightwater – loose leaf tea</title><meta property="og:site_name" content="Brightwater">',
  '<footer><a href="/imprint">Imprint</a></footer>',
);
const OWN = ["brightwater.com", "www.brightwater.com"];

describe("a brand with eight other names on the network", () => {
  const pages: Pages = {
    "brightwater.com/": page(
      '<title>Brightwater – loose leaf tea</title><meta property="og:site_name" content="Brightwater"><link rel="alternate" hreflang="de-DE" href="https://brightwater.de/">',
      '<footer><a href="/imprint">Imprint</a> © 2026 Brightwater Imports Ltd</footer>',
    ),
    "brightwater.com/imprint": page(
      "<title>Imprint</title>",
      `<p>Brightwater Imports Ltd, 4 Quay Street</p><p>Contact: hello@brightwater-imports.com</p>
       <p>Data protection officer: privacy@officer-for-many.com</p><p>Web design: info@pixelforge-studio.com</p>`,
    ),
    "brightwater.co.uk/": "→ https://brightwater.com/",
    "brightwater.fr/": "→ https://www.brightwater.com/",
    "www.brightwater.com/": "→ https://brightwater.com/",
    "brightwater.net/": page("<title>Brightwater Plumbing</title>", '<a href="https://brightwater.net/jobs">Jobs</a>'),
    "brightwater.org/": page(
      '<title>brightwater.org</title><link rel="canonical" href="https://brightwater.com/">',
      "<p>This domain is for sale. Buy this domain.</p>",
    ),
  };
  const network: Network = {
    pages,
    // The French name was never given a certificate, and brightwater.io is dead.
    hosts: ["brightwater.fr", "officer-for-many.com", "pixelforge-studio.com"],
    certificates: [
      [...OWN, "brightwater-tea.com"],
      ["brightwater.co.uk"],
      ["brightwater.net", "plumbing-by-brightwater.com"],
      ["brightwater.org"],
    ],
  };

  test("has the five that are its own, each with its proof, the best proven first", async () => {
    const analysis = await analyze(network);
    expect(analysis.problem).toBeNull();
    expect(analysis.result.additionalDomains).toEqual([
      "brightwater.co.uk",
      "brightwater.fr",
      "brightwater.de",
      "brightwater-tea.com",
      "brightwater-imports.com",
    ]);
    expect(proofs(analysis)).toEqual({
      "brightwater.co.uk": ["redirects to brightwater.com"],
      "brightwater.fr": ["redirects to brightwater.com"],
      "brightwater.de": ["hreflang de-DE on the home page"],
      "brightwater-tea.com": ["on the site's TLS certificate"],
      "brightwater-imports.com": ["mail address in the imprint"],
    });
  });

  test("asks for sixteen other names at most, and never for one more page of theirs than the front", async () => {
    const { asked, requests } = await analyze(network);
    const names = new Set(asked.filter((host) => !OWN.includes(host)));
    expect(names.size).toBeLessThanOrEqual(16);
    expect(names).toContain("brightwater.io");
    const lookAlike = requests.filter((request) => request.includes(" brightwater.net"));
    expect(lookAlike.every((request) => request.endsWith(" /") || request.endsWith(" /robots.txt"))).toBe(true);
  });
});

/** Each has a brand's site and says which other domains are its own, and why. */
const cases: { name: string; network: Network; website?: string; expected: Record<string, unknown> }[] = [
  {
    name: "a mirror, by its canonical address",
    network: {
      pages: {
        "brightwater.com/": HOME,
        "brightwater.co/": page(
          '<title>Brightwater</title><link rel="canonical" href="https://www.brightwater.com/tea">',
        ),
      },
      certificates: [OWN, ["brightwater.co"]],
    },
    expected: { "brightwater.co": ["brightwater.co is a mirror: its canonical address is brightwater.com"] },
  },
  {
    name: "a country's site, by its hreflang",
    network: {
      pages: {
        "brightwater.com/": HOME,
        "brightwater.ie/": page('<link rel="alternate" hreflang="en" href="https://brightwater.com/">'),
      },
      certificates: [OWN, ["brightwater.ie"]],
    },
    expected: { "brightwater.ie": ["names brightwater.com as itself in another language (hreflang en)"] },
  },
  {
    name: "two sites that link to each other, and not one that only links to the brand",
    network: {
      pages: {
        "brightwater.com/": page(
          "<title>Brightwater</title>",
          '<p><a href="https://brightwater.org">Our trust</a></p>',
        ),
        "brightwater.org/": page("", '<a href="https://brightwater.com/">Tea</a>'),
        "brightwater.net/": page("", '<a href="https://brightwater.com/">Not to be mistaken for this one</a>'),
      },
      certificates: [OWN, ["brightwater.org"], ["brightwater.net"]],
    },
    expected: { "brightwater.org": ["linked on the home page, and links back to brightwater.com"] },
  },
  {
    name: "one that shows a certificate with the site's name",
    network: {
      pages: { "brightwater.com/": HOME, "brightwater.shop/": page("<title>Shop</title>") },
      certificates: [OWN, ["brightwater.shop", "brightwater.com"]],
    },
    expected: { "brightwater.shop": ["its TLS certificate also names brightwater.com"] },
  },
  {
    name: "nothing of a certificate that a host shares among its customers",
    network: {
      pages: { "brightwater.com/": HOME, "brightwater.net/": page("<title>Plumbing</title>") },
      certificates: [[...OWN, "brightwater.net", ...Array.from({ length: 24 }, (_, index) => `customer-${index}.com`)]],
    },
    expected: {},
  },
  {
    name: "of a certificate no stranger for whom nothing else speaks",
    network: {
      pages: {
        "brightwater.com/": page(
          "<title>Brightwater</title>",
          '<header><a href="https://kettleandleaf.com">Teaware</a></header>',
        ),
      },
      certificates: [[...OWN, "kettleandleaf.com", "quay-street-bakery.com"]],
    },
    expected: { "kettleandleaf.com": ["on the site's TLS certificate", "linked in the header of the home page"] },
  },
  {
    name: "what the well-known files vouch for",
    network: {
      pages: {
        "brightwater.com/": HOME,
        "brightwater.com/.well-known/security.txt":
          "Contact: mailto:security@brightwater.dev\nPolicy: https://hackerone.com/brightwater\nCanonical: https://a-host.com/.well-known/security.txt\n",
        "brightwater.com/.well-known/related-website-set.json":
          '{"primary":"https://brightwater.com","associatedSites":["https://teahouse-club.com"],"ccTLDs":{"https://brightwater.com":["https://brightwater.se"]}}',
        "brightwater.com/.well-known/assetlinks.json":
          '[{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web","site":"https://steepapp.com"}},{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.brightwaterapps.tea"}}]',
        "brightwater.com/.well-known/apple-app-site-association":
          '{"applinks":{"details":[{"appIDs":["ABCDE12345.com.brightwaterphone.tea"]}]}}',
      },
      certificates: [OWN],
    },
    expected: {
      "teahouse-club.com": ["named in the site's related website set"],
      "brightwater.se": ["named in the site's related website set"],
      "steepapp.com": ["named in the site's assetlinks.json"],
      "brightwater.dev": ["named as Contact in security.txt"],
    },
  },
  {
    name: "namesakes in the sitemap and the robots.txt, and no others",
    network: {
      pages: {
        "brightwater.com/": HOME,
        "brightwater.com/robots.txt": "User-agent: *\nAllow: /\nSitemap: https://brightwater.at/sitemap.xml\n",
        "brightwater.com/sitemap.xml": `<urlset><url><loc>https://brightwater.com/tea</loc></url><url><loc>https://shop.brightwater.be/tea</loc></url><url><loc>https://a-bucket.com/x</loc></url></urlset>`,
      },
      certificates: [OWN],
    },
    expected: {
      "brightwater.at": ["sitemap named in robots.txt"],
      "brightwater.be": ["address in the sitemap"],
    },
  },
  {
    name: "where the site has moved to, when its page says whose it is",
    network: {
      pages: {
        "brightwater.com/": "→ https://www.kettleandleaf.com/",
        "www.kettleandleaf.com/": page(
          '<title>Kettle & Leaf – tea</title><meta property="og:site_name" content="Kettle & Leaf"><script type="application/ld+json">{"@type":"Organization","name":"Kettle & Leaf","alternateName":"Brightwater Tea"}</script>',
        ),
      },
      certificates: [OWN, ["www.kettleandleaf.com"]],
    },
    expected: { "kettleandleaf.com": ["redirects to kettleandleaf.com"] },
  },
  {
    name: "not a page that asks for consent, though it names the brand",
    network: {
      pages: {
        "brightwater.com/": "→ https://ask-first.com/collect?continue=https://brightwater.com/",
        "ask-first.com/collect?continue=https://brightwater.com/": page(
          '<title>Before you continue to Brightwater</title><meta property="og:site_name" content="Brightwater">',
          '<footer><a href="https://ask-first.de">Deutsch</a> info@ask-first.de</footer>',
        ),
      },
      certificates: [OWN, ["ask-first.com"]],
    },
    expected: {},
  },
  {
    name: "not a broker's page",
    network: {
      pages: {
        "brightwater.com/": "→ https://brightwater.name-bazaar.com/",
        "brightwater.name-bazaar.com/": page(
          '<title>Brightwater.com</title><link rel="canonical" href="https://brightwater.com/">',
          "<p>The domain is for sale. Make an offer on this domain.</p>",
        ),
      },
      certificates: [OWN, ["brightwater.name-bazaar.com"]],
    },
    expected: {},
  },
  {
    name: "not the first page of the host of a site that is gone",
    network: {
      pages: {
        "brightwater.com/": "→ https://racknest.com/",
        "racknest.com/": page(
          '<title>Racknest – web hosting from 3 € a month</title><meta property="og:site_name" content="Racknest">',
        ),
      },
      certificates: [OWN, ["racknest.com"]],
    },
    expected: {},
  },
];

test.each(cases)("$name", async ({ network, website, expected }) => {
  const analysis = await analyze(network, website);
  expect(proofs(analysis)).toEqual(expected);
  expect(analysis.result.additionalDomains.toSorted()).toEqual(Object.keys(expected).sort());
});
