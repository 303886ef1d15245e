import type { Fact, SourceText } from "../findings";
import { FactList } from "./fact-list";
import { JsonQuotes } from "./json-quotes";
import { looseJson } from "./loose-json";

/** The names in a web app manifest (W3C Web Application Manifest, members `name` and `short_name`). Never throws. */
export function readManifest(page: SourceText): Fact[] {
  const list = new FactList(page.url, "manifest");
  const manifest = looseJson(page.text);
  const quotes = new JsonQuotes(page.text);
  if (typeof manifest !== "object" || manifest === null) return [];
  if ("name" in manifest && typeof manifest.name === "string")
    list.add("application-name", manifest.name, { type: "manifest", member: "name" }, quotes.of("name", manifest.name));
  if ("short_name" in manifest && typeof manifest.short_name === "string")
    list.add(
      "short-name",
      manifest.short_name,
      { type: "manifest", member: "short_name" },
      quotes.of("short_name", manifest.short_name),
    );
  return list.facts;
}
