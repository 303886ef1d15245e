import { describe, expect, test } from "vitest";
import { readRules } from "./robots-txt";

const allows = (robots: string, path: string, token = "MarqueBot") => readRules(robots, token)(path);
const everybody = (...rules: string[]) => `User-agent: *\n${rules.join("\n")}`;

describe("of the rules for everybody", () => {
  test.each([
    ["/a", ["Disallow: /a"], false],
    ["/ab", ["Disallow: /a"], false],
    ["/A", ["Disallow: /a"], true],
    ["/b/a", ["Disallow: /a"], true],
    ["/a", ["Disallow: a"], true],
    ["/a", ["Disallow:"], true],
    ["/a", ["Disallow: /", "Allow: /a"], true],
    ["/a", ["Allow: /a", "Disallow: /"], true],
    ["/a/b", ["Disallow: /a/b", "Allow: /a"], false],
    ["/a", ["Disallow: /a", "Allow: /a"], true],
    ["/a.gif", ["Disallow: /*.gif$"], false],
    ["/a.gif?b", ["Disallow: /*.gif$"], true],
    ["/a.gif?b", ["Disallow: /*.gif"], false],
    ["/.gif.gif", ["Disallow: /*.gif$"], false],
    ["/a", ["Disallow: /a$"], false],
    ["/ab", ["Disallow: /a$"], true],
    ["/", ["Disallow: /$"], false],
    ["/", ["Disallow: *"], false],
    ["/a/b/c", ["Disallow: /a*c"], false],
    ["/a/b/c", ["Disallow: /a*b*b"], true],
    ["/ab", ["Disallow: /ab*b$"], true],
    ["/a?b=c", ["Disallow: /*?"], false],
    ["/a?b=c", ["Disallow: /a?b"], false],
    ["/page", ["Allow: /p", "Disallow: /"], true],
    ["/folder/page", ["Allow: /folder", "Disallow: /folder"], true],
    ["/page.htm", ["Allow: /page", "Disallow: /*.htm"], false],
    ["/page.php5", ["Allow: /page", "Disallow: /*.ph"], true],
    ["/%C3%BC", ["Disallow: /ü"], false],
    ["/%c3%bc", ["Disallow: /%C3%BC"], false],
    ["/%7Ea", ["Disallow: /~a"], false],
    ["/a%2Fb", ["Disallow: /a/b"], true],
    ["/a*b", ["Disallow: /a%2ab"], false],
    ["/axb", ["Disallow: /a%2ab"], true],
    ["/a$", ["Disallow: /a%24"], false],
    ["/a$b", ["Disallow: /a$b"], false],
    ["/a", ["Disallow: /a$b"], true],
    ["/a", ["DISALLOW :/a # b"], false],
    ["/a", ["Sitemap: https://acme.com/a.xml", "Crawl-delay: 10", "Disallow: /a"], false],
    ["/a", ["Disallow /a"], true],
    ["/a", ["<p>Disallow: /a"], true],
  ])("for %s %j: %s", (path, rules, allowed) => expect(allows(everybody(...rules), path)).toBe(allowed));
});

describe("groups", () => {
  test.each([
    ["ours alone counts", "User-agent: *\nDisallow: /\nUser-agent: MarqueBot\nDisallow: /b", true],
    ["ours counts under any case", "User-agent: MARQUEBOT\nDisallow: /", false],
    ["ours counts with a version", "User-agent: marquebot/1.0\nDisallow: /", false],
    ["another with a longer name is not ours", "User-agent: marquebot-news\nDisallow: /", true],
    ["another with a shorter name is not ours", "User-agent: marque\nDisallow: /", true],
    [
      "all of ours count",
      "User-agent: marquebot\nDisallow: /b\n\nUser-agent: x\nAllow: /\n\nUser-agent: marquebot\nDisallow: /a",
      false,
    ],
    [
      "all for everybody count",
      "User-agent: *\nDisallow: /b\nUser-agent: x\nAllow: /\nUser-agent: *\nDisallow: /a",
      false,
    ],
    ["several agents share rules", "User-agent: x\nUser-agent: marquebot\nUser-agent: y\nDisallow: /", false],
    ["a blank line ends no list of agents", "User-agent: marquebot\n\nUser-agent: *\nDisallow: /", false],
    [
      "one of ours without paths allows everything",
      "User-agent: marquebot\nDisallow:\n\nUser-agent: *\nDisallow: /",
      true,
    ],
    ["other lines end no list of agents", "User-agent: marquebot\nSitemap: a\n\nUser-agent: x\nDisallow: /", false],
    ["rules before any group are nobody's", "Disallow: /\nUser-agent: marquebot\nAllow: /b", true],
    ["lines end with CR LF", "User-agent: marquebot\r\nDisallow: /a\r\n", false],
    ["lines end with CR", "User-agent: marquebot\rDisallow: /a\r", false],
  ])("%s", (_, robots, allowed) => expect(allows(robots, "/a")).toBe(allowed));
});

test.each([
  ["rules without stars", "Disallow: /a"],
  ["rules with a star", "Disallow: *aab"],
  ["rules with a star each letter", `Disallow: /${"*a".repeat(1000)}b`],
  ["one rule of stars", `Disallow: /${"*".repeat(500_000)}`],
  ["one rule of stars and letters", `Disallow: /${"*a".repeat(250_000)}`],
  ["one line of spaces", `Disallow:${" ".repeat(500_000)}x`],
  ["agents", "User-agent: a"],
])("a file of 500 KiB of %s costs little", (_, line) => {
  const file = everybody(...Array.from({ length: Math.ceil(512_000 / line.length) }, () => line));
  const begun = process.cpuUsage();
  const rules = readRules(file, "MarqueBot");
  for (let page = 0; page < 10; page += 1) rules(`/${"a".repeat(2000)}`);
  const { user, system } = process.cpuUsage(begun);
  // In microseconds, for reading it once and asking it ten times: a hundred times what it takes, for slow machines.
  expect(user + system).toBeLessThan(20_000_000);
});
