import { describe, expect, it } from "vitest";
import { safeCallbackUrl } from "./callback-url";

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
