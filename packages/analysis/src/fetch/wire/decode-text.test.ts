import { expect, test } from "vitest";
import { charsetOf, decodeText } from "./decode-text";

const bytesOf = (hex: string) => Buffer.from(hex, "hex");
const latin1 = (text: string) => Buffer.from(text, "latin1");
const cp1251 = bytesOf("cff0e8e2e5f2");
const nihon = bytesOf("93fa967b");
const meta = (rest: string) => latin1(`<meta ${rest}>`);
const FOUND = { hostname: "acme.com", truncated: false };
const decode = (bytes: Buffer, header?: string, hostname = "acme.com") =>
  decodeText(bytes, charsetOf(bytes, header, { hostname, truncated: false }), false);

test.each([
  ["windows-1251", cp1251, "Привет"],
  ["Shift_JIS", nihon, "日本"],
  ["gbk", bytesOf("d6d0b9fa"), "中国"],
  ["GB18030", bytesOf("8130813081308230d6d0"), "\u0080\u008a中"],
  ["gb2312", bytesOf("d6d0b9fa"), "中国"],
  ["EUC-KR", bytesOf("c7d1b1db"), "한글"],
  ["ks_c_5601-1987", bytesOf("c7d1b1db"), "한글"],
  ["Big5", bytesOf("a4a4a4e5"), "中文"],
  ["iso-2022-jp", bytesOf("1b2442467c4b5c1b2842"), "日本"],
  ["EUC-JP", bytesOf("c6fccbdc"), "日本"],
  ["iso-8859-1", bytesOf("80fc"), "€ü"],
  ["iso-8859-2", bytesOf("b1"), "ą"],
  ["koi8-r", bytesOf("f0d2c9"), "При"],
  [undefined, bytesOf("c3bc"), "ü"],
  ["klingon", bytesOf("c3bc"), "ü"],
])("decodes by the header's %s", (header, bytes, text) => expect(decode(bytes, header)).resolves.toBe(text));

test.each([
  ["UTF-8 over any header", Buffer.from("\ufeffü"), "windows-1251", "ü"],
  ["UTF-16", Buffer.from("\ufeffhi", "utf16le"), undefined, "hi"],
])("decodes by the byte-order mark of %s", (_, bytes, header, text) =>
  expect(decode(bytes, header)).resolves.toBe(text),
);

test.each([
  ["charset=windows-1251", "windows-1251"],
  ["CharSet = 'Big5' name=a", "big5"],
  ["http-equiv='Content-Type' content='text/html; charset=shift_jis'", "shift_jis"],
  ['http-equiv=content-type content="text/html; charset = EUC-KR ; a=b"', "euc-kr"],
  ['content="text/html;charset=gbk" http-equiv="Content-Type"', "gbk"],
  ["charset=utf-16", "utf-8"],
  ["charset=x-user-defined", "windows-1252"],
  ['name=description content="charset=windows-1251"', "utf-8"],
  ['name=description content="a > b" charset=windows-1251', "windows-1251"],
  ["charset=klingon><meta charset=gbk", "gbk"],
  ["name=a><!-- <meta charset=gbk> --><meta charset=big5", "big5"],
])("hears a page's own <meta %s>", (rest, charset) => expect(charsetOf(meta(rest), undefined, FOUND)).toBe(charset));

test("hears an XML declaration", () =>
  expect(charsetOf(latin1('<?xml version="1.0" encoding="iso-8859-2"?>'), undefined, FOUND)).toBe("iso-8859-2"));

test("hears a meta in the first 1024 bytes alone, unless the page can't be read without", () => {
  const late = (rest: Buffer) => Buffer.concat([Buffer.alloc(1024, " "), meta("charset=windows-1251"), rest]);
  expect(charsetOf(late(Buffer.from("ü")), undefined, FOUND)).toBe("utf-8");
  expect(charsetOf(late(cp1251), undefined, FOUND)).toBe("windows-1251");
});

test.each([
  ["Latin letters", latin1("Caf\xe9 \x93M\xfcller\x94 \x80"), "acme.com", "Café “Müller” €"],
  ["a Russian host", cp1251, "acme.ru", "Привет"],
  ["a Japanese host", nihon, "www.acme.co.jp", "日本"],
  ["a Japanese host with EUC-JP", bytesOf("c6fccbdca4cea5da"), "acme.jp", "日本のペ"],
  ["a Chinese host", bytesOf("d6d0b9fa"), "acme.cn", "中国"],
  ["a Taiwanese host", bytesOf("a4a4a4e5"), "acme.com.tw", "中文"],
  ["a Korean host", bytesOf("c7d1b1db"), "acme.kr", "한글"],
  ["a Polish host", bytesOf("b39ce6"), "acme.pl", "łść"],
  ["ISO-2022-JP, which looks like ASCII", bytesOf("1b2442467c4b5c1b2842"), "acme.com", "日本"],
  [
    "one damaged letter in UTF-8",
    Buffer.concat([Buffer.from("Müller & Söhne"), latin1("\xfc")]),
    "acme.com",
    "Müller & Söhne\ufffd",
  ],
  ["ASCII", Buffer.from("hello"), "acme.jp", "hello"],
  ["nothing", Buffer.alloc(0), "acme.jp", ""],
])("of an undeclared page makes no gibberish: %s", (_, bytes, hostname, text) =>
  expect(decode(bytes, undefined, hostname)).resolves.toBe(text),
);

test.each([
  ["ru", cp1251, "Привет"],
  ["zh-TW", bytesOf("a4a4a4e5"), "中文"],
  ["zh-Hant-TW", bytesOf("a4a4a4e5"), "中文"],
  ["zh-Hans-CN", bytesOf("d6d0b9fa"), "中国"],
  ["en", latin1("\xe9"), "é"],
])("takes an undeclared page's lang %s over its host's country", async (lang, bytes, text) => {
  const page = Buffer.concat([latin1(`<html class="a" lang="${lang}">`), bytes]);
  expect(await decode(page, undefined, lang === "en" ? "acme.com" : "acme.jp")).toContain(text);
});

test("leaves out a letter that truncation halved", async () => {
  const halved = Buffer.from("aü").subarray(0, 2);
  expect(await decodeText(halved, charsetOf(halved, undefined, { ...FOUND, truncated: true }), true)).toBe("a");
});
