/// <reference path="./punycode.d.ts" />
import { toUnicode } from "punycode/punycode.es6.js";

/** `xn--mnchen-3ya.de` → `münchen.de`, for people to read. A hostname that does not decode is shown as it is. */
export function displayHostname(hostname: string): string {
  try {
    return toUnicode(hostname);
  } catch {
    return hostname;
  }
}
