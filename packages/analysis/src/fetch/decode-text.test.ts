import { expect, test } from "vitest";
import { charsetOf, decodeText } from "./decode-text";

const cp1251 = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
const meta = (rest: string) => Buffer.from(`<meta ${rest}>`, "latin1");

test.each([
  ["header", cp1251, "windows-1251", "Привет"],
  ["header", Buffer.from([0x93, 0xfa, 0x96, 0x7b]), "Shift_JIS", "日本"],
  ["header", Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), "gbk", "中国"],
  ["header", Buffer.from([0xc3, 0xbc]), undefined, "ü"],
  ["byte-order mark over header", Buffer.from("\ufeffü"), "windows-1251", "ü"],
  ["UTF-16 mark", Buffer.from("\ufeffhi", "utf16le"), undefined, "hi"],
  ["unknown label", Buffer.from("ü"), "klingon", "ü"],
])("decodes by %s", (_, bytes, header, text) => expect(decodeText(bytes, charsetOf(bytes, header), false)).toBe(text));

test.each([
  ["charset=windows-1251", "windows-1251"],
  ["http-equiv='Content-Type' content='text/html; charset=shift_jis'", "shift_jis"],
  ["charset=utf-16", "utf-8"],
])("hears a page's own <meta %s>", (rest, charset) => expect(charsetOf(meta(rest), undefined)).toBe(charset));

test("hears a meta in the first 1024 bytes alone", () =>
  expect(charsetOf(Buffer.concat([Buffer.alloc(1024, " "), meta("charset=gbk")]), undefined)).toBe("utf-8"));

test("leaves out a letter that truncation halved", () => {
  expect(decodeText(Buffer.from("aü").subarray(0, 2), "utf-8", true)).toBe("a");
});
