// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalWords } from "./literal-words.mjs";
import { ROOT } from "./run.mjs";

test.each([
  ["a text", "<p>Save brand</p>", ["Save brand"]],
  ["text around a value", "<p>Join {name} now</p>", ["Join ", " now"]],
  ["a choice between texts", '<p>{on ? "On" : "Off"}</p>', ["On", "Off"]],
  ["a text under a condition", '<p>{on && "On"}</p>', ["On"]],
  ["what is read out", '<a aria-label="Close" className="absolute">×</a>', ["Close"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code to be read.
  ["a name in a template", "<Field label={`Why ${name}`} />", ["Why "]],
  ["a message", '<p title={t("save")}>{t("save")} · 3</p>', []],
  ["the product's name", "<span>Marque</span>", []],
])("%s", (_, source, words) => {
  expect(literalWords(`export const x = ${source};`)).toEqual(words);
});

test("every word of the web app comes from its messages, but for files that wait for it, which get no more", () => {
  /** @type {string[]} */
  const waiting = JSON.parse(readFileSync(join(ROOT, "scripts/literal-words.json"), "utf8"));
  const folder = join(ROOT, "apps/web/src");
  const literal = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => literalWords(readFileSync(join(folder, file), "utf8")).length > 0)
    .sort();
  expect(literal).toEqual(waiting);
});
