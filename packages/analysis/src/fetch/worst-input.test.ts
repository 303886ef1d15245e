import { expect, test } from "vitest";
import { cpuMilliseconds, slowness } from "../../testing/cpu-milliseconds";
import { refreshTarget } from "./manners/meta-refresh";
import { readRules } from "./manners/robots-txt";
import { isBotWall } from "./wire/bot-wall";
import { readDnsNames } from "./wire/certificate-names";
import { charsetOf, decodeText } from "./wire/decode-text";
import { parseMediaType } from "./wire/media-type";

/** Some five times what the dearest takes; what is quadratic took seconds. */
const MOST_MILLISECONDS = 200;
const over = (bait: string, length: number) => bait.repeat(Math.ceil(length / bait.length)).slice(0, length);
/** A page that is not UTF-8, so that all is tried to find out what it is. */
const undeclared = (html: string) => Buffer.from(`${html}\xe9\xff\xe9\xff`, "latin1");
const charset = (html: string) => charsetOf(undeclared(html), undefined, { hostname: "acme.com", truncated: false });
const pageOf = (pattern: number[]) => Buffer.alloc(5_000_000, Buffer.from(pattern));
const rules = (text: string) => readRules(`User-agent: *\n${text}`, "marquebot")(over("/aé", 2000));
const PRAGMA = "<meta http-equiv=content-type content=";

test.each<[string, () => unknown]>([
  ["a declared charset of spaces", () => charset(`${PRAGMA}"charset=${over(" ", 64_000)}">`)],
  ["metas without end", () => charset(over("<meta a='", 64_000))],
  ["html tags without end", () => charset(over("<html lang ", 64_000))],
  ["a Content-Type of spaces", () => parseMediaType(`text/html;charset=${over(" ", 60_000)}"`)],
  ["five megabytes of windows-1252 quotes", () => decodeText(pageOf([0x93]), "windows-1252", false)],
  ["five megabytes half of NULs", () => decodeText(pageOf([0x61, 0]), "windows-1252", false)],
  ["five megabytes of UTF-16 half of NULs", () => decodeText(pageOf([0x61, 0, 0, 0]), "utf-16le", false)],
  ["five megabytes of damaged UTF-8", () => decodeText(pageOf([0xff]), "utf-8", false)],
  ["a robots.txt of accents", () => rules(`Disallow: /${over("é", 250_000)}`)],
  ["a robots.txt of rules with stars", () => rules(over(`Disallow: /${over("*a", 470)}zz\n`, 500_000))],
  ["a robots.txt of line ends", () => rules(over("\n", 500_000))],
  ["a refresh of spaces", () => refreshTarget(refreshing(`0;url=${over(" ", 64_000)}`), "http://acme.com/")],
  ["a certificate of quotes", () => readDnsNames(`DNS:"${over("\\", 100_000)}`)],
  ["a challenge that is none", () => isBotWall(403, { get: () => "" }, over("verify ", 64_000))],
])("%s cost no more than their length", async (_, work) => {
  expect(await cpuMilliseconds(work)).toBeLessThan(MOST_MILLISECONDS * (await slowness()));
});

const refreshing = (content: string) => ({
  contentType: "text/html",
  text: `<meta http-equiv=refresh content="${content}">`,
});

test("a page of five megabytes is decoded in turns, between which others have theirs", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const text = await decodeText(pageOf([0x61]), "utf-8", false);
  isDone = true;
  expect(text.length).toBe(5_000_000);
  expect(turns).toBeGreaterThan(30);
});
