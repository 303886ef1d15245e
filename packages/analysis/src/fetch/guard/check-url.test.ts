import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkUrl } from "./check-url";

describe("checkUrl", () => {
  test.each([
    ["file:///etc/passwd", "scheme_not_allowed"],
    ["gopher://127.0.0.1:6379/_INFO", "scheme_not_allowed"],
    ["javascript:alert(1)", "scheme_not_allowed"],
    ["", "invalid_url"],
    ["http://[::1", "invalid_url"],
    ["http://.", "invalid_url"],
    ["http://-acme.com/", "invalid_url"],
    ["http://acme..com/", "invalid_url"],
    ["http://ac me.com/", "invalid_url"],
    [`https://acme.com/${"a".repeat(2048)}`, "invalid_url"],
    ["http://acme.com\\@127.0.0.1/", "ambiguous_character"],
    ["http://127.0.0.1\n/", "ambiguous_character"],
    ["http://acme.com/\r\nHost: other.com", "ambiguous_character"],
    ["http://ac\u200bme.com/", "ambiguous_character"],
    ["http://user@acme.com/", "credentials_in_url"],
    ["http://@acme.com/", "credentials_in_url"],
    ["http://127.0.0.1/", "ip_not_public"],
    ["http://127.1/", "ip_not_public"],
    ["http://2130706433/", "ip_not_public"],
    ["http://0x7f.1/", "ip_not_public"],
    ["http://0177.0.0.1./", "ip_not_public"],
    ["http://127。0。0。1/", "ip_not_public"],
    ["http://[::ffff:127.0.0.1]/", "ip_not_public"],
    ["http://127.0.0.1:6379/", "ip_not_public"],
    ["http://localhost./", "special_use_name"],
    ["http://loc\u200balhost/", "special_use_name"],
    ["http://metadata.google.internal/", "special_use_name"],
    ["http://router.home.arpa/", "special_use_name"],
    ["http://acme.test/", "special_use_name"],
    ["http://nas.lan/", "special_use_name"],
    ["http://intranet/", "single_label_host"],
    ["http://acme.com:22/", "port_not_allowed"],
    ["http://acme.com:0/", "port_not_allowed"],
  ])("refuses %j as %s", (text, reason) => expect(checkUrl(text)).toEqual({ ok: false, reason }));

  test.each([
    ["  https://acme.com/  ", "https://acme.com/", "public_host"],
    ["http://acme.com:00080/a?next=http://127.0.0.1/", "http://acme.com/a?next=http://127.0.0.1/", "public_host"],
    ["https://acme.com./", "https://acme.com/", "public_host"],
    ["https://straße.de/", "https://xn--strae-oqa.de/", "public_host"],
    ["https://localhost.acme.com/", "https://localhost.acme.com/", "public_host"],
    ["http://134744072/", "http://8.8.8.8/", "public_ip"],
  ])("lets %j through as %s", (text, href, reason) =>
    expect(checkUrl(text)).toMatchObject({ ok: true, url: { href }, reason }),
  );

  test("knows private hosts by their exact name, on any port", () => {
    const connectTo = new Map([["acme.test", { address: "127.0.0.1", port: 4580 }]]);
    expect(checkUrl("https://ACME.test:8443/", { connectTo })).toMatchObject({ ok: true, reason: "private_host" });
    expect(checkUrl("https://www.acme.test/", { connectTo })).toMatchObject({ reason: "special_use_name" });
    expect(checkUrl("https://user@acme.test/", { connectTo })).toMatchObject({ reason: "credentials_in_url" });
  });

  test("reads a relative address by its base", () => {
    const base = new URL("https://acme.com/a/b");
    expect(checkUrl("/en/", { base })).toMatchObject({ ok: true, url: { href: "https://acme.com/en/" } });
    expect(checkUrl("//127.0.0.1/", { base })).toMatchObject({ reason: "ip_not_public" });
    expect(checkUrl("http:\\\\127.0.0.1\\", { base })).toMatchObject({ reason: "ambiguous_character" });
  });

  test("never throws, and judges what it lets through the same again", () => {
    const piece = fc.constantFrom(
      "http:",
      "https:",
      "//",
      "/",
      "\\",
      "@",
      ":",
      "[",
      "]",
      "::1",
      "127.1",
      "0x7f",
      "acme",
      ".",
    );
    const more = fc.constantFrom("com", "test", "80", "%2e", "。", "\u200b", "\n", "?", "#", "xn--", "ü", "ß", " ");
    const pieces = fc.array(fc.oneof(piece, more), { maxLength: 8 }).map((parts) => parts.join(""));
    const codes = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 });
    const text = fc.oneof(
      pieces,
      codes.map((units) => String.fromCharCode(...units)),
    );
    const prefixed = fc.tuple(fc.constantFrom("", "http://", "https://acme.com"), text).map((parts) => parts.join(""));
    fc.assert(
      fc.property(prefixed, (written) => {
        const check = checkUrl(written);
        if (check.ok) expect(checkUrl(check.url.href)).toEqual(check);
      }),
      { numRuns: 1000 },
    );
  });
});
