import { expect, test } from "vitest";
import { decode } from "./decode";

const TEXT = "name;website\nCafé Größe;größe.de\n";
const utf16 = (isBig: boolean, withMark: boolean) =>
  Uint8Array.from(
    [...(withMark ? "\ufeff" : ""), ...TEXT].flatMap((each) => {
      const code = each.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const latin = Uint8Array.from([...TEXT], (each) => each.charCodeAt(0));

test.each([
  ["UTF-8", new TextEncoder().encode(TEXT)],
  ["UTF-8", new TextEncoder().encode(`\ufeff${TEXT}`)],
  ["UTF-16", utf16(false, true)],
  ["UTF-16", utf16(true, true)],
  ["UTF-16", utf16(false, false)],
  ["UTF-16", utf16(true, false)],
  ["Windows-1252", latin],
])("%s", (encoding, bytes) => {
  expect(decode(bytes)).toEqual({ text: TEXT, encoding });
});

test("a file of nothing is no text", () => {
  expect(decode(new Uint8Array())).toEqual({ text: "", encoding: "UTF-8" });
});
