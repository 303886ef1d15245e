import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayHostname } from "./display-hostname";
import { parseWebsite, privateHostsOf, registrableDomain } from "./hostname";

const accepted: [input: string, hostname: string, registrable?: string][] = [
  ["acme.com", "acme.com"],
  ["  Acme.COM  ", "acme.com"],
  ["www.acme.com", "acme.com"],
  ["https://www.acme.com/shop?x=1#top", "acme.com"],
  ["http://acme.com:80", "acme.com"],
  ["https://acme.com:443/", "acme.com"],
  ["acme.com:443", "acme.com"],
  ["acme.com.", "acme.com"],
  ["shop.acme.co.uk", "shop.acme.co.uk", "acme.co.uk"],
  ["www.com", "www.com"],
  ["www.www.com", "www.com"],
  ["münchen.de", "xn--mnchen-3ya.de"],
  ["MÜNCHEN.de", "xn--mnchen-3ya.de"],
  ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
  ["例え.jp", "xn--r8jz45g.jp"],
  ["acme。com", "acme.com"],
  ["ａｃｍｅ.com", "acme.com"],
  ["acme.github.io", "acme.github.io"],
  ["github.io", "github.io"],
  ["localhost.acme.com", "localhost.acme.com", "acme.com"],
  ["https://acme.com/?next=http://127.0.0.1/", "acme.com"],
  ["https://acme.com#@127.0.0.1/", "acme.com"],
];

const refused = [
  "",
  " ",
  ".",
  "acme",
  "com",
  "co.uk",
  "acme.test",
  "acme.local",
  "acme.internal",
  "router.home.arpa",
  "x.onion",
  "localhost",
  "app.localhost",
  "127.0.0.1",
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433/",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "1.1.1.1",
  "[::1]",
  "http://[::1]/",
  "[::ffff:127.0.0.1]",
  "http://[2001:4860:4860::8888]/",
  "acme.com:8080",
  "acme.com:22",
  "https://user@acme.com",
  "https://user:secret@acme.com",
  "https://@acme.com",
  "someone@acme.com",
  "mailto:someone@acme.com",
  "ftp://acme.com",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "http:acme.com",
  "//acme.com",
  "https:///acme.com",
  "acme .com",
  "acme.com\\@evil.com",
  "https://acme.com\\evil",
  "ac\tme.com",
  "acme.com\u0000",
  "acme.com\n",
  "\tacme.com",
  "-acme.com",
  "acme-.com",
  "acme..com",
  ".acme.com",
  "_acme.com",
  "acme.notasuffix",
  `${"a".repeat(64)}.com`,
  `${"a.".repeat(130)}com`,
  `https://acme.com/${"a".repeat(3000)}`,
  "𝐥𝐨𝐜𝐚𝐥𝐡𝐨𝐬𝐭",
  "⓵.⓵.⓵.⓵",
];

describe("parseWebsite", () => {
  test.each(accepted)("%j is %s", (input, hostname, registrable = hostname) => {
    expect(parseWebsite(input)).toMatchObject({ hostname, registrableDomain: registrable });
  });
  test.each(refused)("%j is refused", (input) => {
    expect(parseWebsite(input)).toBeUndefined();
  });

  test("keeps what a reader needs to open it: scheme, www and path as written, no fragment", () => {
    expect(parseWebsite("http://www.acme.com/jordan?a=1#x")).toEqual({
      hostname: "acme.com",
      registrableDomain: "acme.com",
      url: "http://www.acme.com/jordan?a=1",
      path: "/jordan?a=1",
    });
    expect(parseWebsite("acme.com/jordan")?.url).toBe("https://acme.com/jordan");
  });

  test("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (input) => void parseWebsite(input)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (input) => void parseWebsite(input)),
    );
  });

  test("is idempotent: a hostname that it gave is itself", () => {
    const someHost = fc.oneof(
      fc.domain(),
      fc.webUrl(),
      fc.string().map((label) => `${label}.com`),
      fc.string({ unit: "grapheme" }).map((label) => `www.${label}.de`),
    );
    fc.assert(
      fc.property(someHost, (input) => {
        const once = parseWebsite(input)?.hostname;
        fc.pre(once !== undefined);
        expect(parseWebsite(once ?? "")?.hostname).toBe(once);
        expect(once).toMatch(/^[a-z0-9._-]+$/);
      }),
      { numRuns: 300 },
    );
  });

  test("an IDN goes to punycode and back for display", () => {
    const letters = fc.stringMatching(/^[a-zäöüßéñ]{1,20}$/);
    fc.assert(
      fc.property(letters, (label) => {
        const hostname = parseWebsite(`${label}.de`)?.hostname;
        fc.pre(hostname !== undefined);
        expect(parseWebsite(displayHostname(hostname ?? ""))?.hostname).toBe(hostname);
      }),
    );
    expect(displayHostname("xn--mnchen-3ya.de")).toBe("münchen.de");
    expect(displayHostname("xn--\u{1f4a9}")).toBe("xn--\u{1f4a9}");
  });
});

describe("private hosts", () => {
  const privateHosts = privateHostsOf(["ACME.test", "www.shop.test", "intranet", "shop.lan.acme.test"]);
  test.each([
    ["http://www.ACME.test/x", "acme.test", "acme.test"],
    ["shop.test", "shop.test", "shop.test"],
    ["intranet", "intranet", "intranet"],
    ["shop.lan.acme.test", "shop.lan.acme.test", "acme.test"],
  ])("count as websites where the operator named them: %s", (input, hostname, domain) => {
    expect(parseWebsite(input, privateHosts)).toMatchObject({ hostname, registrableDomain: domain });
    expect(parseWebsite(input)).toBeUndefined();
  });
  test.each(["sub.acme.test", "other.test", "test", "http://127.0.0.1"])("count only exactly: not %s", (input) =>
    expect(parseWebsite(input, privateHosts)).toBeUndefined(),
  );
  test("leave every other website what it is", () => {
    expect(parseWebsite("shop.acme.co.uk", privateHosts)).toEqual(parseWebsite("shop.acme.co.uk"));
    expect(registrableDomain("shop.acme.test")).toBe("acme.test");
  });
});
