import { describe, expect, it } from "vitest";
import { safeCallbackUrl, withSafeCallbackUrl } from "./callback-url";

describe("safeCallbackUrl", () => {
  it.each([
    ["/tokens", "/tokens"],
    ["/brands?q=a%20b&page=2", "/brands?q=a%20b&page=2"],
    ["/brands/..//evil.test", "/brands"],
    ["//evil.test", "/brands"],
    ["/\\evil.test", "/brands"],
    ["/\t/evil.test", "/brands"],
    ["https://evil.test/brands", "/brands"],
    ["javascript:alert(1)", "/brands"],
    ["brands", "/brands"],
    ["/signin?callbackUrl=/signin", "/brands"],
    ["", "/brands"],
    [undefined, "/brands"],
    [["/tokens"], "/brands"],
  ])("leads %j to %j", (written, expected) => {
    expect(safeCallbackUrl(written)).toBe(expected);
  });
});

describe("withSafeCallbackUrl", () => {
  const auth = "http://localhost:3000/api/auth/signin";
  it.each([
    [auth, auth],
    [`${auth}?callbackUrl=foo&a=b`, `${auth}?callbackUrl=%2Fbrands&a=b`],
    [`${auth}?callbackUrl=`, `${auth}?callbackUrl=%2Fbrands`],
    [`${auth}?callbackUrl=javascript:alert(1)`, `${auth}?callbackUrl=%2Fbrands`],
    [`${auth}?callbackUrl=http://`, `${auth}?callbackUrl=%2Fbrands`],
    [`${auth}?callbackUrl=%2Ftokens`, `${auth}?callbackUrl=%2Ftokens`],
  ])("of %s is %s", (href, expected) => {
    expect(withSafeCallbackUrl(href)).toBe(expected);
  });
});
